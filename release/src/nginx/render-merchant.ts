import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parsePieceVersion, verifyPublished } from '../builds';
import { assetList, renderPage, workerPolicy, workerScript } from '../page';
import { namedVersions, readRelease, type StoredRelease, versionsOf } from '../releases';
import { compress, encodings, pointerPath, type Store } from '../store';
import { type Rendered, renderedFiles } from './rendered';
import { quoted } from './syntax';

interface RenderOptions {
  /** Folder for the pages of all merchants. */
  readonly pages: string;
  /** Use a low compression level: twenty times the speed for about ten percent more bytes. */
  readonly fast?: boolean;
}

type Texts = Readonly<Record<string, string>>;

async function textsOf(store: Store, release: StoredRelease): Promise<{ texts: Texts; csp: string }> {
  const { html, csp } = await renderPage(store, release);
  const worker = await workerScript(store, release);
  const texts = {
    [renderedFiles.page]: html,
    ...(worker && { [renderedFiles.worker]: worker }),
    [renderedFiles.assets]: assetList(release),
  };
  return { texts, csp };
}

/**
 * Derives a modification time from the content. nginx builds ETags from time and size, and several servers must send
 * equal ETags for equal content.
 * @returns seconds since 1970, in the past
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
    const compressed = await compress(Buffer.from(text), { fast });
    await write(folder, name, text, time);
    for (const { name: encoding, ending } of encodings)
      await write(folder, name + ending, compressed[encoding], time);
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
  const release = readRelease(pointer);
  const { code } = release.merchant;
  const { texts, csp } = await textsOf(store, release);
  const policies = { csp, workerCsp: workerPolicy(release) };
  // What nginx cannot read must stop here. In the configuration it would stop all merchants.
  for (const policy of Object.values(policies)) quoted(policy);
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
    // Another process may have written the same folder at the same time.
    await rename(temporary, target).catch(async (error: unknown) => {
      await rm(temporary, { recursive: true, force: true });
      if (!(await exists(target))) throw error;
    });
  }
  return { merchant: code, folder, ...policies };
}

/**
 * nginx sends the files of versions itself, so a store with signatures verifies each version before pages name it.
 * @returns a function that verifies a version once
 */
function versionCheck(store: Store): (version: string) => Promise<unknown> {
  const verified = new Map<string, Promise<unknown>>();
  return async (version) => {
    if (!store.unverified) return;
    const check = verified.get(version) ?? verifyPublished(store, parsePieceVersion(version));
    verified.set(version, check);
    await check.catch((error: unknown) => {
      verified.delete(version);
      throw error;
    });
  };
}

export type RenderMerchant = (merchant: string) => Promise<Rendered | undefined>;

/**
 * Makes a function that writes the page, the service worker and the asset list of a merchant, each with compressed
 * copies. It renders a release once. It resolves to undefined for a merchant without a release, and rejects with
 * ReleaseError `release-invalid`, `file-missing` or `unquotable`, or with those of a store that checks signatures.
 */
export function merchantRenderer(store: Store, options: RenderOptions): RenderMerchant {
  const check = versionCheck(store);
  const cache = new Map<string, { readonly pointer: Buffer; readonly rendered: Rendered }>();
  return async (merchant) => {
    const pointer = await store.read(pointerPath(merchant));
    if (!pointer) return undefined;
    const cached = cache.get(merchant);
    if (cached?.pointer.equals(pointer)) return cached.rendered;
    await Promise.all(namedVersions(versionsOf(readRelease(pointer))).map(check));
    const rendered = await render(store, pointer, options);
    cache.set(merchant, { pointer, rendered });
    return rendered;
  };
}
