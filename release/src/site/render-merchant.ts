import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetsOf, type ReleaseFile } from '@tessera/remote/release';
import { parseRelease } from '../assemble/parse-release';
import { renderHtml } from '../page/render-html';
import { readShellFiles } from '../page/shell-files';
import { compress, encodings } from '../publish/compress';
import { workerPolicy, workerScript } from '../serve/worker-script';
import { pointerPath, type Store } from '../store/store';
import { type Rendered, renderedFiles } from './rendered';

export interface RenderOptions {
  /** Folder of all merchants' pages. */
  readonly pages: string;
  /** Pack quickly rather than as small as it gets: twenty times the speed for a tenth more bytes. */
  readonly fast?: boolean;
}

type Texts = Readonly<Record<string, string>>;

async function textsOf(store: Store, release: ReleaseFile): Promise<{ texts: Texts; csp: string }> {
  const { html, csp } = renderHtml(release, await readShellFiles(store, release));
  const worker = await workerScript(store, release);
  const texts = {
    [renderedFiles.page]: html,
    ...(worker && { [renderedFiles.worker]: worker }),
    [renderedFiles.assets]: JSON.stringify(assetsOf(release)),
  };
  return { texts, csp };
}

/**
 * A time made of the content: servers make their ETag of time and size, and two of them must agree on it.
 * In s since 1970, within the last century so that no tool stumbles over it.
 */
const timeOf = (hash: string): number => 946_684_800 + (Number.parseInt(hash.slice(0, 8), 16) % 600_000_000);

async function write(folder: string, name: string, bytes: Uint8Array | string, time: number): Promise<void> {
  const file = join(folder, name);
  await writeFile(file, bytes);
  await utimes(file, time, time);
}

async function writeAll(folder: string, texts: Texts, hash: string, fast: boolean): Promise<void> {
  const time = timeOf(hash);
  for (const [name, text] of Object.entries(texts)) {
    const packed = await compress(Buffer.from(text), { fast });
    await write(folder, name, text, time);
    for (const { name: encoding, ending } of encodings)
      await write(folder, name + ending, packed[encoding], time);
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function render(
  store: Store,
  pointer: Buffer,
  { pages, fast = false }: RenderOptions,
): Promise<Rendered> {
  const release = parseRelease(JSON.parse(pointer.toString('utf8')));
  const { code } = release.merchant;
  const { texts, csp } = await textsOf(store, release);
  const policies = { csp, workerCsp: workerPolicy(release) };
  const hash = createHash('sha256')
    .update(JSON.stringify([texts, policies]))
    .digest('hex')
    .slice(0, 24);
  const folder = `${code}/${hash}`;
  const target = join(pages, folder);
  if (!(await exists(target))) {
    const temporary = join(pages, code, `.${randomUUID()}`);
    await mkdir(temporary, { recursive: true });
    await writeAll(temporary, texts, hash, fast);
    // Somebody else may have written the same just now.
    await rename(temporary, target).catch(async (error: unknown) => {
      await rm(temporary, { recursive: true, force: true });
      if (!(await exists(target))) throw error;
    });
  }
  return { merchant: code, folder, ...policies };
}

export type RenderMerchant = (merchant: string) => Promise<Rendered | undefined>;

/**
 * Writes what a merchant's release makes of its pages: the page, the worker and the list of files, each whole and
 * packed. A release that was rendered before is not rendered again. Undefined for a merchant without a release;
 * rejects with ReleaseError `release-invalid` or `file-missing`.
 */
export function merchantRenderer(store: Store, options: RenderOptions): RenderMerchant {
  const last = new Map<string, { readonly pointer: Buffer; readonly rendered: Rendered }>();
  return async (merchant) => {
    const pointer = await store.read(pointerPath(merchant));
    if (!pointer) return undefined;
    const before = last.get(merchant);
    if (before?.pointer.equals(pointer)) return before.rendered;
    const rendered = await render(store, pointer, options);
    last.set(merchant, { pointer, rendered });
    return rendered;
  };
}
