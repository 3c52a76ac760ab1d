import { identityPaths } from '../merchants';
import { answerHeaders } from '../page';
import { droppedHeaders, LARGEST_BODY } from '../requests';
import { UNKNOWN_ADDRESS } from './error-pages';
import { block, contentType, headerLines, quoted } from './syntax';

const forwarded = [
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  // Overwrites the headers of the visitor, which could contain a false address.
  'proxy_set_header X-Forwarded-For $remote_addr;',
  // Not $http_host, which can differ from the host in the request line. $host has chosen the merchant.
  'proxy_set_header X-Forwarded-Host $host$tessera_port;',
  'proxy_set_header X-Forwarded-Proto $tessera_scheme;',
  ...droppedHeaders.map((name) => `proxy_set_header ${name} "";`),
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

/** Headers that an upstream does not decide. nginx would send both. */
const hidden = (...names: readonly string[]) => names.map((name) => `proxy_hide_header ${name};`);

/** Verifies the certificate of an https upstream. nginx does not by default. */
const verified = (trustedCa: string, name: string): readonly string[] => [
  'proxy_ssl_server_name on;',
  `proxy_ssl_name ${name};`,
  'proxy_ssl_verify on;',
  'proxy_ssl_verify_depth 3;',
  `proxy_ssl_trusted_certificate ${quoted(trustedCa)};`,
];

const gatewayError = (status: number, errorCode: string) =>
  block(
    `location @${errorCode}`,
    ...contentType('application/json'),
    ...headerLines({ ...answerHeaders, 'cache-control': 'no-store' }),
    `return ${status} ${quoted(JSON.stringify({ success: false, errorCode }))};`,
  );

/**
 * The lines of a location that proxies the gateway.
 * @param pass directives that name the upstream
 * @param trustedCa file with the certificates of trusted authorities
 */
export const gatewayLines = (gateway: URL, pass: readonly string[], trustedCa: string): readonly string[] => [
  ...pass,
  `proxy_set_header Host ${quoted(gateway.host)};`,
  ...(gateway.protocol === 'https:' ? verified(trustedCa, quoted(gateway.hostname)) : []),
  ...forwarded,
  ...compressed,
  // A policy of the gateway's own applies as well.
  ...hidden('cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options'),
  ...headerLines(answerHeaders),
  'proxy_connect_timeout 5s;',
  'proxy_read_timeout 60s;',
  `client_max_body_size ${LARGEST_BODY};`,
  'error_page 413 @request_too_large;',
  'error_page 502 @gateway_unreachable;',
  'error_page 504 @gateway_timeout;',
];

/**
 * Proxies the gateway. If it is unreachable, or its certificate is not valid for it, responds with an error in the
 * gateway's own format.
 */
export const gatewayLocations = (lines: readonly string[]): readonly string[] => [
  // nginx would redirect `/wps` for a prefix that ends with a slash.
  block('location ~ ^/wps(/|$)', ...lines),
  gatewayError(413, 'request_too_large'),
  gatewayError(502, 'gateway_unreachable'),
  gatewayError(504, 'gateway_timeout'),
];

/**
 * Proxies the identity service's helper pages to the merchant's identity project.
 * @param trustedCa file with the certificates of trusted authorities; undefined if all projects are on this machine
 */
export const identityLocations = (trustedCa: string | undefined): readonly string[] =>
  identityPaths.map((path) =>
    block(
      `location ~ ^${path}(/|$)`,
      `if ($tessera_identity = "") { return ${UNKNOWN_ADDRESS}; }`,
      'proxy_pass $tessera_identity;',
      'proxy_set_header Host $proxy_host;',
      ...(trustedCa === undefined ? [] : verified(trustedCa, '$tessera_identity_name')),
      ...forwarded,
      ...hidden('strict-transport-security'),
      ...headerLines({}),
    ),
  );
