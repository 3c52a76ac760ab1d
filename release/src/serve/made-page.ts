import { createHash } from 'node:crypto';
import { parseRelease } from '../assemble/parse-release';
import { type Page, renderHtml } from '../page/render-html';
import { readShellFiles } from '../page/shell-files';
import { compress, type Encoding } from '../publish/compress';
import { pointerPath, type Store } from '../store/store';

/** A merchant's page, ready to send. */
export interface MadePage {
  readonly csp: string;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding | 'identity', Buffer>>;
}

async function make(store: Store, release: Buffer, dev: boolean): Promise<MadePage> {
  const parsed = parseRelease(JSON.parse(release.toString('utf8')));
  const page: Page = renderHtml(parsed, await readShellFiles(store, parsed), { dev });
  const identity = Buffer.from(page.html);
  const etag = `W/"${createHash('sha256').update(identity).update(page.csp).digest('base64url').slice(0, 22)}"`;
  return { csp: page.csp, etag, bodies: { identity, ...(await compress(identity, { fast: dev })) } };
}

export interface PageMaker {
  readonly store: Store;
  /** Whether development builds run, whose files change without a new release. */
  readonly dev: boolean;
  /** Is told of a release that no page could be made of. */
  readonly report: (fault: unknown) => void;
}

/**
 * Makes each merchant's page once per release, and again when the release changes. A release that no page can be made
 * of leaves the one before it standing; without one before, the promise is rejected.
 * In development each request makes it anew. Undefined for a merchant that has no release.
 */
export function pageMaker({ store, dev, report }: PageMaker) {
  const made = new Map<string, { readonly release: Buffer; readonly page: Promise<MadePage> }>();
  return async (merchant: string): Promise<MadePage | undefined> => {
    const release = await store.read(pointerPath(merchant));
    if (!release) return undefined;
    const before = made.get(merchant);
    if (!dev && before?.release.equals(release)) return before.page;
    const page = make(store, release, dev).catch((fault: unknown) => {
      report(fault);
      if (before) return before.page;
      made.delete(merchant);
      throw fault;
    });
    made.set(merchant, { release, page });
    return page;
  };
}
