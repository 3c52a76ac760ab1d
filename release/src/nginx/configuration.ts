import type { Merchant } from '../merchant/merchant';
import { types } from '../serve/content-type';
import type { Rendered } from '../site/rendered';
import { errorPages, NOBODY, pageLocations } from './locations';
import { maps } from './maps';
import { gatewayLocations, identityLocations } from './proxied';
import { block, quoted } from './quoted';

export interface NginxOptions {
  /** Folder of the store, which holds `/m/…`. */
  readonly store: string;
  /** Folder of the rendered pages. */
  readonly pages: string;
  readonly merchants: readonly Merchant[];
  readonly rendered: readonly Rendered[];
  /** Origin of the gateway. */
  readonly gateway: string;
  /** What nginx listens on: a port, or an address with a port. */
  readonly listen: string;
  /** Where the log of requests goes; standard output by default. */
  readonly accessLog?: string | undefined;
  /** Whether its brotli module is there. */
  readonly brotli: boolean;
  /** Address of a name server; needed for merchants with an identity project that is named. */
  readonly resolver?: string | undefined;
}

const typeLines = (): string[] => Object.entries(types).map(([ending, type]) => `${quoted(type)} ${ending};`);

/** Everything for nginx's `http` part: one server for all merchants. Throws ReleaseError `unquotable`. */
export function httpConfiguration(options: NginxOptions): string {
  const { store, pages, merchants, rendered, gateway, listen, brotli, resolver } = options;
  const { accessLog = '/dev/stdout' } = options;
  const upstream = new URL(gateway);
  const port = upstream.port || (upstream.protocol === 'https:' ? '443' : '80');
  return [
    '# Made by `release nginx`. Do not edit: the next roll-out writes it anew.',
    maps(merchants, rendered),
    'log_format tessera \'$remote_addr [$time_iso8601] $host "$request_method $tessera_path" $status $body_bytes_sent $request_time\';',
    block('upstream tessera_gateway', `server ${upstream.hostname}:${port};`, 'keepalive 64;'),
    block(
      'server',
      `listen ${listen} default_server;`,
      'server_name _;',
      'server_tokens off;',
      'absolute_redirect off;',
      `access_log ${quoted(accessLog)} tessera;`,
      'log_not_found off;',
      `root ${quoted(store)};`,
      block('types', ...typeLines()),
      'default_type application/octet-stream;',
      'gzip off;',
      'gzip_static on;',
      ...(brotli ? ['brotli_static on;'] : []),
      ...(resolver ? [`resolver ${resolver};`] : []),
      ...errorPages,
      // A host that is nobody's gets one sentence, whatever it asks for.
      `if ($tessera_merchant = "") { return ${NOBODY}; }`,
      '',
      ...pageLocations(pages),
      ...gatewayLocations(upstream),
      ...identityLocations(),
    ),
    '',
  ].join('\n\n');
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** A whole configuration around it, for a machine or a container that serves nothing else. */
export const wholeConfiguration = (
  http: string,
  { module, out }: { readonly module: string | undefined; readonly out: string },
): string =>
  [
    ...(module ? [`load_module ${quoted(module)};`] : []),
    'worker_processes auto;',
    `pid ${quoted(`${out}/nginx.pid`)};`,
    // Not by the name of the device, which nobody can open where it is a socket, such as systemd's.
    'error_log stderr warn;',
    block('events', 'worker_connections 4096;'),
    block(
      'http',
      'sendfile on;',
      'tcp_nopush on;',
      'keepalive_timeout 65;',
      // A process that is not root may write nowhere else.
      ...temporary.map((kind) => `${kind}_temp_path ${quoted(`${out}/tmp/${kind}`)};`),
      `include ${quoted(http)};`,
    ),
    '',
  ].join('\n');
