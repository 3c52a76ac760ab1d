import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hostTable, type Merchant } from '../merchants';
import type { Store } from '../store';
import { httpConfiguration, type NginxOptions, wholeConfiguration } from './configuration';
import { deleteStale, type RenderedAll, renderAll } from './render-all';
import { merchantRenderer } from './render-merchant';
import { parseRendered } from './rendered';

export interface NginxSite
  extends Pick<NginxOptions, 'gateway' | 'listen' | 'accessLog' | 'resolver' | 'trust' | 'trustedCa'> {
  readonly store: Store;
  /** Folder of the store as nginx sees it, which contains `/m/…`. */
  readonly storeFolder: string;
  /** Output folder. */
  readonly out: string;
  /** File of nginx's brotli module. Without it nginx serves gzip only. */
  readonly brotliModule?: string | undefined;
  /** Use a low compression level. */
  readonly fast?: boolean | undefined;
}

export interface Written extends RenderedAll {
  /** Whether the configuration changed, so that nginx must reload it. */
  readonly changed: boolean;
}

async function replace(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  await writeFile(temporary, text);
  await rename(temporary, path);
}

/**
 * Makes a function that renders merchants and writes the configuration of nginx: `tessera.conf` for the `http` block of
 * an existing nginx, and `nginx.conf` as a complete configuration. Pages and policies change together when nginx
 * reloads; the old pages stay until the next run. A merchant that cannot be rendered keeps its pages. The function
 * rejects with ReleaseError `merchant-invalid`, `host-conflict`, `gateway-insecure` or `unquotable`.
 */
export function nginxWriter(site: NginxSite) {
  const out = resolve(site.out);
  const pages = join(out, 'pages');
  const [http, record] = [join(out, 'tessera.conf'), join(out, 'rendered.json')];
  const render = merchantRenderer(site.store, { pages, fast: site.fast ?? false });

  return async (merchants: readonly Merchant[], onDone?: () => void): Promise<Written> => {
    hostTable(merchants);
    for (const folder of [pages, join(out, 'tmp')]) await mkdir(folder, { recursive: true });
    const codes = merchants.map(({ code }) => code);
    const { rendered, faults } = await renderAll(render, codes, onDone);
    const before = parseRendered(await readFile(record, 'utf8').catch(() => ''));
    const failed = new Set(faults.map(({ merchant }) => merchant));
    const served = [...rendered, ...before.filter(({ merchant }) => failed.has(merchant))];
    const configuration = httpConfiguration({
      ...site,
      merchants,
      store: resolve(site.storeFolder),
      pages,
      rendered: served,
      brotli: site.brotliModule !== undefined,
    });
    const changed = configuration !== (await readFile(http, 'utf8').catch(() => ''));
    if (changed) {
      const whole = wholeConfiguration(http, { module: site.brotliModule, out });
      await replace(join(out, 'nginx.conf'), whole);
      await replace(http, configuration);
      await replace(record, JSON.stringify(served));
      await deleteStale(pages, new Set([...served, ...before].map(({ folder }) => folder)));
    }
    return { rendered: served, faults, changed };
  };
}
