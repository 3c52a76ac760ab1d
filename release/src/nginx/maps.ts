import { codesFor, tagOf, tagPatterns } from '@tessera/i18n';
import { hostName, hstsHeader, type Merchant } from '../merchants';
import { supportedLanguages, unavailablePage, type WayOn } from '../page';
import { malformedHost, malformedPath } from '../requests';
import type { Rendered } from './rendered';
import { block, mapKey, quoted } from './syntax';

const map = (from: string, to: string, entries: Iterable<readonly [string, string]>, fallback = '""') =>
  block(
    `map ${from} ${to}`,
    `default ${fallback};`,
    ...[...entries].map(([key, value]) => `${mapKey(key)} ${quoted(value)};`),
  );

/** Maps ignore the case of their keys, but codes can differ only by case. No code contains an underscore. */
const keyOf = (code: string): string => code.replace(/[A-Z]/g, (letter) => `_${letter}`);

const byMerchant = (to: string, entries: readonly (readonly [string, string])[]) =>
  map(
    '$tessera_merchant',
    to,
    entries.map(([code, value]) => [keyOf(code), value] as const),
  );

/** Maps a text that is empty or that a regular expression matches, in any case of its letters, to 1; others to 0. */
const malformed = (from: string, to: string, expression: string) =>
  // nginx compares no expression with an empty text.
  block(`map ${from} ${to}`, 'default 0;', '"" 1;', `${quoted(`~*${expression}`)} 1;`);

/** Chooses the page for an unknown address by the first language of the browser. */
function unavailable(to: string, wayOn: WayOn): string {
  const isServed = (code: string) => codesFor(tagOf(code)).some((one) => supportedLanguages.includes(one));
  const page = (language: string | undefined) => quoted(unavailablePage(language, wayOn));
  const lines = tagPatterns()
    .filter(([, code]) => isServed(code))
    .map(([pattern, code]) => `${quoted(`~*${pattern}`)} ${page(tagOf(code))};`);
  return block(`map $http_accept_language ${to}`, `default ${page(undefined)};`, ...lines);
}

/** Maps from the requested host to the values that differ between merchants, so that one server block serves all of them. */
export function maps(merchants: readonly Merchant[], rendered: readonly Rendered[]): string {
  const hosts = new Map(
    merchants.flatMap(({ code, hosts }) =>
      hosts.map((host) => [hostName(host) ?? host, keyOf(code)] as const),
    ),
  );
  const identities = merchants.flatMap(({ code, identity }) => (identity ? [[code, identity] as const] : []));
  return [
    // Sufficient for ten thousand merchants with a few hosts each.
    'map_hash_max_size 262144;',
    // Sufficient for the longest host name.
    'map_hash_bucket_size 512;',
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
    byMerchant(
      '$tessera_strict_transport',
      merchants.flatMap(({ code, hsts }) => (hsts ? [[code, hstsHeader(hsts)] as const] : [])),
    ),
    block('map $tessera_scheme $tessera_hsts', 'default "";', 'https $tessera_strict_transport;'),
    byMerchant('$tessera_identity', identities),
    block(
      'map $tessera_identity $tessera_identity_name',
      'default "";',
      '"~^https://(?<tessera_name>[^:/]+)" $tessera_name;',
    ),
    // URLs can contain tokens in their query, so logs get the path only.
    block('map $request_uri $tessera_path', 'default "";', '"~^(?<tessera_bare>[^?]*)" $tessera_bare;'),
    malformed('$tessera_path', '$tessera_malformed_path', malformedPath),
    malformed('$http_host', '$tessera_malformed_host', malformedHost),
    unavailable('$tessera_unavailable', 'none'),
    unavailable('$tessera_unavailable_home', 'home'),
  ].join('\n\n');
}
