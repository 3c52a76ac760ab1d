import { renderPage } from '../page';
import { readRelease } from '../releases';
import { compress, pointerPath, type ReadableStore } from '../store';
import { type EncodedBody, etagOf } from './encoded-response';

/** A merchant's page, ready to send. */
export interface CachedPage extends EncodedBody {
  readonly csp: string;
}

async function makePage(store: ReadableStore, release: Buffer, dev: boolean): Promise<CachedPage> {
  const { html, csp } = await renderPage(store, readRelease(release), { dev });
  const identity = Buffer.from(html);
  const compressed = await compress(identity, { fast: dev });
  return { csp, etag: etagOf(identity, csp), bodies: { identity, ...compressed } };
}

interface PageCacheOptions {
  readonly store: ReadableStore;
  /** Whether the pages run development builds, whose files change without a new release. Disables the cache. */
  readonly dev: boolean;
  /** Called with the error of a page that cannot be rendered. */
  readonly report: (fault: unknown) => void;
}

/**
 * Renders each merchant's page once per release. If a page cannot be rendered, the cache keeps the page of the release
 * before; without one, the promise rejects.
 * @returns a function that resolves to undefined for a merchant without a release
 */
export function pageCache({ store, dev, report }: PageCacheOptions) {
  const cache = new Map<string, { readonly release: Buffer; readonly page: Promise<CachedPage> }>();
  return async (merchant: string): Promise<CachedPage | undefined> => {
    const release = await store.read(pointerPath(merchant));
    if (!release) return undefined;
    const cached = cache.get(merchant);
    if (!dev && cached?.release.equals(release)) return cached.page;
    const page = makePage(store, release, dev).catch((fault: unknown) => {
      report(fault);
      if (cached) return cached.page;
      cache.delete(merchant);
      throw fault;
    });
    cache.set(merchant, { release, page });
    return page;
  };
}
