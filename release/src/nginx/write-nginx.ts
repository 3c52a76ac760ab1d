import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Merchant } from '../merchant/merchant';
import { hostTable } from '../serve/hosts';
import { dropStale, type RenderedSite, renderSite } from '../site/render-site';
import { parseRendered } from '../site/rendered';
import type { Store } from '../store/store';
import { httpConfiguration, type NginxOptions, wholeConfiguration } from './configuration';

export interface WriteNginx extends Pick<NginxOptions, 'gateway' | 'listen' | 'resolver'> {
  readonly store: Store;
  /** Folder of the store as nginx sees it, which holds `/m/…`. */
  readonly storeFolder: string;
  readonly merchants: readonly Merchant[];
  /** Folder to write into. */
  readonly out: string;
  /** File of nginx's brotli module; without one, files go out as gzip. */
  readonly brotliModule?: string | undefined;
  readonly fast?: boolean;
  readonly onDone?: () => void;
}

async function replace(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  await writeFile(temporary, text);
  await rename(temporary, path);
}

/**
 * Renders every merchant and writes the configuration that serves them: `tessera.conf` for the `http` part of an nginx
 * that is there, and `nginx.conf` around it. Pages and policies change together, at nginx's reload: until then it goes
 * on with the ones before, which stay until the next run. A merchant that cannot be rendered keeps its pages.
 * Throws ReleaseError `merchant-invalid`, `host-conflict`, `unquotable`.
 */
export async function writeNginx(options: WriteNginx): Promise<RenderedSite> {
  const { store, merchants, fast = false, onDone, brotliModule } = options;
  hostTable(merchants);
  const out = resolve(options.out);
  const pages = join(out, 'pages');
  await mkdir(pages, { recursive: true });
  const site = await renderSite(
    store,
    merchants.map(({ code }) => code),
    { pages, fast, ...(onDone && { onDone }) },
  );
  const record = join(out, 'rendered.json');
  const before = parseRendered(await readFile(record, 'utf8').catch(() => ''));
  const failed = new Set(site.faults.map(({ merchant }) => merchant));
  const rendered = [...site.rendered, ...before.filter(({ merchant }) => failed.has(merchant))];
  const http = join(out, 'tessera.conf');
  await replace(
    http,
    httpConfiguration({
      ...options,
      store: resolve(options.storeFolder),
      pages,
      rendered,
      brotli: brotliModule !== undefined,
    }),
  );
  const modules = brotliModule === undefined ? {} : { modules: brotliModule };
  await replace(
    join(out, 'nginx.conf'),
    wholeConfiguration(http, { ...modules, pid: join(out, 'nginx.pid') }),
  );
  await replace(record, JSON.stringify(rendered));
  await dropStale(pages, new Set([...rendered, ...before].map(({ folder }) => folder)));
  return site;
}
