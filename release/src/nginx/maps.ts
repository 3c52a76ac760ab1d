import { tagOf } from '@tessera/i18n';
import { hostName } from '../merchant/host-name';
import type { Merchant } from '../merchant/merchant';
import { spoken } from '../page/texts';
import { unavailablePage } from '../serve/unavailable';
import type { Rendered } from '../site/rendered';
import { block, quoted } from './quoted';

const map = (from: string, to: string, entries: Iterable<readonly [string, string]>, fallback = '""') =>
  block(
    `map ${from} ${to}`,
    `default ${fallback};`,
    ...[...entries].map(([key, value]) => `${quoted(key)} ${quoted(value)};`),
  );

const byMerchant = (to: string, entries: Iterable<readonly [string, string]>) =>
  map('$tessera_merchant', to, entries);

/** The sentence for an address that leads nowhere, in the language that a browser names first. */
function unavailable(): string {
  const primary = (code: string) => tagOf(code).split('-')[0] ?? '';
  const lines = spoken.map((code) => `~*^${primary(code)}\\b ${quoted(unavailablePage(tagOf(code)))};`);
  return block(
    'map $http_accept_language $tessera_unavailable',
    `default ${quoted(unavailablePage(undefined))};`,
    ...lines,
  );
}

/** What differs between merchants, found by the host that was asked for: one server serves any number of them. */
export function maps(merchants: readonly Merchant[], rendered: readonly Rendered[]): string {
  const hosts = new Map(
    merchants.flatMap(({ code, hosts }) => hosts.map((host) => [hostName(host) ?? host, code] as const)),
  );
  const identities = merchants.flatMap(({ code, identity }) => (identity ? [[code, identity] as const] : []));
  return [
    // Sizes that hold ten thousand merchants with a few hosts each.
    'map_hash_max_size 262144;',
    'map_hash_bucket_size 256;',
    map('$host', '$tessera_merchant', hosts),
    byMerchant(
      '$tessera_page',
      rendered.map(({ merchant, folder }) => [merchant, folder]),
    ),
    byMerchant(
      '$tessera_policy',
      rendered.map(({ merchant, csp }) => [merchant, csp]),
    ),
    byMerchant(
      '$tessera_worker_policy',
      rendered.map(({ merchant, workerCsp }) => [merchant, workerCsp]),
    ),
    byMerchant('$tessera_identity', identities),
    // Addresses may carry tokens in their query: no log gets to see one.
    block('map $request_uri $tessera_path', 'default "";', '"~^(?<tessera_bare>[^?]*)" $tessera_bare;'),
    unavailable(),
  ].join('\n\n');
}
