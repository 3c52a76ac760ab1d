import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hostTable, type Merchant } from '../merchants';
import { ReleaseError } from '../release-error';
import type { Store } from '../store';
import { httpConfiguration, type NginxOptions, wholeConfiguration } from './configuration';
import { idIn } from './configuration-id';
import { deleteStale, type RenderedAll, renderAll } from './render-all';
import { merchantRenderer } from './render-merchant';
import { isReadable, parseRendered, type Rendered } from './rendered';

export interface NginxSite
  extends Pick<
    NginxOptions,
    'gateway' | 'collectors' | 'listen' | 'accessLog' | 'resolver' | 'trust' | 'trustedCa'
  > {
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
  /** Identifies the configuration. */
  readonly id: string;
  /** Deletes the pages that are neither in this configuration nor in the one before. Call it after the reload. */
  readonly deleteOld: () => Promise<void>;
}

async function replace(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  await writeFile(temporary, text);
  await rename(temporary, path);
}

/**
 * Makes a function that renders merchants and writes the configuration of nginx: `tessera.conf` for the `http` block of
 * an existing nginx, and `nginx.conf` as a complete configuration. Pages and policies change together when nginx
 * reloads; the old pages stay until `deleteOld`. A merchant that cannot be rendered, or whose policy nginx cannot read,
 * keeps its pages. The function rejects with ReleaseError `merchant-invalid`, `host-conflict` or `gateway-insecure`,
 * with `unquotable` because of an option, and with `unknown-merchant` if all merchants of the last run are gone, because
 * that is a damaged store.
 */
export function nginxWriter(site: NginxSite) {
  const out = resolve(site.out);
  const pages = join(out, 'pages');
  const [http, record] = [join(out, 'tessera.conf'), join(out, 'rendered.json')];
  /** Pages of the configuration before, for requests in progress. */
  let previous: readonly Rendered[] = [];
  const render = merchantRenderer(site.store, { pages, fast: site.fast ?? false });

  return async (merchants: readonly Merchant[], onDone?: () => void): Promise<Written> => {
    hostTable(merchants);
    for (const folder of [pages, join(out, 'tmp')]) await mkdir(folder, { recursive: true });
    const codes = merchants.map(({ code }) => code);
    const before = parseRendered(await readFile(record, 'utf8').catch(() => ''));
    if (codes.length === 0 && before.length > 0)
      throw new ReleaseError(
        'unknown-merchant',
        'The store has no merchants any more. nginx keeps its pages. Check the store.',
      );
    const { rendered, faults } = await renderAll(render, codes, onDone);
    const failed = new Set(faults.map(({ merchant }) => merchant));
    const kept = before.filter((one) => failed.has(one.merchant) && isReadable(one));
    const served = [...rendered, ...kept];
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
      previous = before;
    }
    const deleteOld = () => deleteStale(pages, new Set([...served, ...previous].map(({ folder }) => folder)));
    return { rendered: served, faults, changed, id: idIn(configuration), deleteOld };
  };
}
