import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { nginxWriter, parseRelease, type Store } from '@tessera/release';
import { type Candidate, owner } from '@tessera/remote/release';
import { demoHosts } from '../product/demo-hosts';
import { publishAll } from '../product/publish-all';

/** A file, and its compressed size in bytes. */
export interface Sized {
  readonly url: string;
  readonly bytes: number;
}

/** The files that a browser fetches of a release, measured on the built pieces. */
export interface Footprint {
  /** Files without a version, requested each time. */
  readonly page: number;
  readonly worker: number;
  readonly list: number;
  /** Immutable files: those of the shell that every page needs. */
  readonly shell: readonly Sized[];
  /** The additional files of a page, by path. */
  readonly pages: Readonly<Record<string, readonly Sized[]>>;
  /** The files that an idle page loads. */
  readonly idle: readonly Sized[];
}

const brotli = promisify(brotliCompress);

async function sizedIn(store: Store, url: string): Promise<Sized> {
  const bytes = await store.read(url);
  if (!bytes) throw new Error(`${url} is not in the store`);
  return { url, bytes: (await brotli(bytes)).length };
}

const language = 'EN';

const filesOf = (piece: Candidate, chunk?: string) =>
  [piece.entry, ...(piece.catalogs[language] ?? []), ...((chunk && piece.chunks[chunk]) || [])].map(
    (file) => piece.base + file,
  );

/** Measures the output of `npx pnpm build`. Does not build. */
export async function measureFootprint(paths: readonly string[]): Promise<Footprint> {
  const dir = await mkdtemp(path.join(tmpdir(), 'tessera-simulation-'));
  try {
    const merchants = demoHosts().slice(0, 1);
    const code = merchants[0]?.code ?? '';
    const store = await publishAll(dir, merchants);
    const release = parseRelease(JSON.parse(String(await store.read(`/m/releases/${code}.json`))));
    const out = path.join(dir, 'site');
    const site = await nginxWriter({
      store,
      storeFolder: dir,
      out,
      gateway: 'http://localhost',
      listen: '80',
    })(merchants);
    const pages = path.join(out, 'pages', site.rendered[0]?.folder ?? '');
    const rendered = async (name: string) => (await readFile(path.join(pages, `${name}.br`))).length;
    const sized = (urls: readonly string[]) =>
      Promise.all([...new Set(urls)].map((url) => sizedIn(store, url)));
    const pieces = Object.values(release.remotes).flatMap(({ candidates }) => candidates.slice(0, 1));
    const of = (wanted: string) =>
      pieces.flatMap((piece) => {
        const route = owner(piece.routes, wanted);
        return route ? filesOf(piece, route.chunk) : [];
      });
    const { shell } = release;
    return {
      page: await rendered('index.html'),
      worker: await rendered('sw.js'),
      list: await rendered('asset-manifest.json'),
      shell: await sized(
        [...shell.main.scripts, ...(shell.catalogs[language] ?? [])].map((file) => shell.base + file),
      ),
      pages: Object.fromEntries(
        await Promise.all(paths.map(async (one) => [one, await sized(of(one))] as const)),
      ),
      idle: await sized(
        pieces.filter(({ start }) => start.includes('idle')).flatMap((piece) => filesOf(piece)),
      ),
    };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
