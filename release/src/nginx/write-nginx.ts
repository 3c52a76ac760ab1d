import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Merchant } from '../merchant/merchant';
import { hostTable } from '../serve/hosts';
import { merchantRenderer } from '../site/render-merchant';
import { dropStale, type RenderedSite, renderSite } from '../site/render-site';
import { parseRendered } from '../site/rendered';
import type { Store } from '../store/store';
import { httpConfiguration, type NginxOptions, wholeConfiguration } from './configuration';

export interface NginxSite extends Pick<NginxOptions, 'gateway' | 'listen' | 'accessLog' | 'resolver'> {
  readonly store: Store;
  /** Folder of the store as nginx sees it, which holds `/m/…`. */
  readonly storeFolder: string;
  /** Folder to write into. */
  readonly out: string;
  /** File of nginx's brotli module; without one, files go out as gzip. */
  readonly brotliModule?: string | undefined;
  /** Pack pages quickly rather than as small as it gets. */
  readonly fast?: boolean | undefined;
}

export interface Written extends RenderedSite {
  /** Whether the configuration is another than before, so that nginx has to read it again. */
  readonly changed: boolean;
}

async function replace(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  await writeFile(temporary, text);
  await rename(temporary, path);
}

/**
 * Gives the function that renders merchants and writes the configuration that serves them: `tessera.conf` for the
 * `http` part of an nginx that is there, and `nginx.conf` around it. Pages and policies change together, at nginx's
 * reload: until then it goes on with the ones before, which stay until the next run. A merchant that cannot be rendered
 * keeps its pages. It rejects with ReleaseError `merchant-invalid`, `host-conflict` or `unquotable`.
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
    const { rendered, faults } = await renderSite(render, codes, onDone);
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
      await dropStale(pages, new Set([...served, ...before].map(({ folder }) => folder)));
    }
    return { rendered: served, faults, changed };
  };
}
