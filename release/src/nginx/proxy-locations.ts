import { identityPaths } from '../merchants';
import { UNKNOWN_HOST } from './page-locations';
import { block, contentType, header, quoted } from './syntax';

const forwarded = [
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  // Overwrites the headers of the visitor, which could contain a false address.
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Host $http_host;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  // Never retries: only the client knows which calls are safe to repeat.
  'proxy_next_upstream off;',
];

/** Answers that the gateway sends uncompressed. */
const compressed = [
  'gzip on;',
  'gzip_proxied any;',
  'gzip_types application/json;',
  'gzip_min_length 1024;',
  'gzip_vary on;',
];

const gatewayError = (name: string, status: number, errorCode: string) =>
  block(
    `location @${name}`,
    ...contentType('application/json'),
    header('cache-control', 'no-store'),
    `return ${status} ${quoted(JSON.stringify({ success: false, errorCode }))};`,
  );

/** Proxies the gateway. If it is unreachable, responds with an error in the gateway's own format. */
export const gatewayLocations = (gateway: URL): readonly string[] => [
  block(
    'location ^~ /wps/',
    `proxy_pass ${gateway.protocol}//tessera_gateway;`,
    `proxy_set_header Host ${quoted(gateway.host)};`,
    ...(gateway.protocol === 'https:'
      ? ['proxy_ssl_server_name on;', `proxy_ssl_name ${quoted(gateway.hostname)};`]
      : []),
    ...forwarded,
    ...compressed,
    'proxy_connect_timeout 5s;',
    'proxy_read_timeout 60s;',
    // The largest uploads are pictures of members' feedback.
    'client_max_body_size 20m;',
    'error_page 502 @gateway_unreachable;',
    'error_page 504 @gateway_timeout;',
  ),
  gatewayError('gateway_unreachable', 502, 'gateway_unreachable'),
  gatewayError('gateway_timeout', 504, 'gateway_timeout'),
];

/** Proxies the identity service's helper pages to the merchant's identity project. */
export const identityLocations = (): readonly string[] =>
  identityPaths.map((path) =>
    block(
      `location ^~ ${path}/`,
      `if ($tessera_identity = "") { return ${UNKNOWN_HOST}; }`,
      'proxy_pass $tessera_identity;',
      'proxy_set_header Host $proxy_host;',
      'proxy_ssl_server_name on;',
      ...forwarded,
    ),
  );
