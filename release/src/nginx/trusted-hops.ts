import { block } from './syntax';

/**
 * Defines `$tessera_scheme` and `$tessera_port`, the scheme and the port of the visitor's request. A proxy in front of
 * nginx is trusted to name the scheme; any other client could write the header itself.
 * @param trust addresses and networks of the proxies
 */
export const visitorMaps = (trust: readonly string[]): readonly string[] => [
  block('geo $realip_remote_addr $tessera_hop', 'default 0;', ...trust.map((network) => `${network} 1;`)),
  block(
    'map "$tessera_hop$http_x_forwarded_proto" $tessera_scheme',
    'default $scheme;',
    // The last entry of a list is of the nearest proxy.
    '"~*^1(.*, *)?https$" https;',
    '"~*^1(.*, *)?http$" http;',
  ),
  block('map $http_host $tessera_port', 'default "";', '"~(?<tessera_digits>:[0-9]+)$" $tessera_digits;'),
];

/** Replaces the address of a trusted proxy by that of its client, from right to left in `X-Forwarded-For`. */
export const realAddress = (trust: readonly string[]): readonly string[] =>
  trust.length === 0
    ? []
    : [
        ...trust.map((network) => `set_real_ip_from ${network};`),
        'real_ip_header X-Forwarded-For;',
        'real_ip_recursive on;',
      ];
