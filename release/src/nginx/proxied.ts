import { identityPaths } from '../serve/identity';
import { NOBODY } from './locations';
import { block, header, ofType, quoted } from './quoted';

const forwarded = [
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  // A visitor cannot say for another server where a request comes from.
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Host $http_host;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  // Only the client knows what may be tried twice.
  'proxy_next_upstream off;',
];

const down = (name: string, status: number, errorCode: string) =>
  block(
    `location @${name}`,
    ...ofType('application/json'),
    header('cache-control', 'no-store'),
    `return ${status} ${quoted(JSON.stringify({ success: false, errorCode }))};`,
  );

/** The gateway; one that cannot be reached is told in its own envelope. */
export const gatewayLocations = (gateway: URL): readonly string[] => [
  block(
    'location ^~ /wps/',
    `proxy_pass ${gateway.protocol}//tessera_gateway;`,
    `proxy_set_header Host ${quoted(gateway.host)};`,
    ...(gateway.protocol === 'https:'
      ? ['proxy_ssl_server_name on;', `proxy_ssl_name ${quoted(gateway.hostname)};`]
      : []),
    ...forwarded,
    'proxy_connect_timeout 5s;',
    'proxy_read_timeout 60s;',
    // Pictures of a member's feedback are the largest that goes up.
    'client_max_body_size 20m;',
    'error_page 502 @gateway_unreachable;',
    'error_page 504 @gateway_timeout;',
  ),
  down('gateway_unreachable', 502, 'gateway_unreachable'),
  down('gateway_timeout', 504, 'gateway_timeout'),
];

/** The identity service's helper pages of the merchant's project. */
export const identityLocations = (): readonly string[] =>
  identityPaths.map((path) =>
    block(
      `location ^~ ${path}/`,
      `if ($tessera_identity = "") { return ${NOBODY}; }`,
      'proxy_pass $tessera_identity;',
      'proxy_set_header Host $proxy_host;',
      'proxy_ssl_server_name on;',
      ...forwarded,
    ),
  );
