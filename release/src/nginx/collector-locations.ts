import { collect, status } from '@tessera/contract';
import { LARGEST_BEACON } from '../requests';
import { isFixed } from './gateway-upstream';
import { block } from './syntax';

const NAME = 'tessera_collectors';
const CHOSEN = '$tessera_collector';
const START = '/tessera-page-start';

/** Only what a collector needs: a page's other headers are for the gateway. */
const sent = [
  'proxy_pass_request_headers off;',
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  // A page waits for neither, and a visitor's connection for the mirrored call.
  'proxy_connect_timeout 1s;',
  'proxy_read_timeout 2s;',
];

/**
 * Sends the beacons of pages to collectors in place of the gateway, and mirrors the first call of each page to them.
 * A name can move to another address, so it is resolved for each call, as the gateway's is; the calls are divided by
 * chance. Addresses that cannot move are an upstream, which leaves out a collector that does not answer.
 * @param gateway the lines of the location that proxies the gateway
 */
export function collectorLocations(
  collectors: readonly URL[],
  gateway: readonly string[],
  resolver: string | undefined,
): { readonly declaration: readonly string[]; readonly locations: readonly string[] } {
  if (collectors.length === 0) return { declaration: [], locations: [] };
  const hosts = collectors.map(({ hostname, port }) => `${hostname}:${port || '80'}`);
  const isUpstream = resolver === undefined || collectors.every(isFixed);
  const share = Math.floor(100 / hosts.length);
  const declaration = isUpstream
    ? block(`upstream ${NAME}`, ...hosts.map((host) => `server ${host};`), 'keepalive 64;')
    : block(
        `split_clients $request_id ${CHOSEN}`,
        ...hosts.map((host, at) => `${at === hosts.length - 1 ? '*' : `${share}%`} ${host};`),
      );
  const base = `http://${isUpstream ? NAME : CHOSEN}`;
  return {
    declaration: [declaration],
    locations: [
      block(
        `location = ${collect.path}`,
        `proxy_pass ${base}${isUpstream ? '' : collect.path};`,
        ...sent,
        'proxy_set_header Content-Type $content_type;',
        // Counted twice is better than not at all: each source counts once.
        'proxy_next_upstream error timeout non_idempotent;',
        'proxy_next_upstream_tries 2;',
        `client_max_body_size ${LARGEST_BEACON};`,
        'error_page 413 @request_too_large;',
      ),
      block(`location = ${status.path}`, `mirror ${START};`, 'mirror_request_body off;', ...gateway),
      block(
        `location = ${START}`,
        'internal;',
        `proxy_pass ${base}${status.path};`,
        ...sent,
        'proxy_pass_request_body off;',
        'proxy_set_header Merchant $http_merchant;',
        'access_log off;',
      ),
    ],
  };
}
