import { descriptionOf } from '@tessera/build/dev';
import type { Merchant, Store } from '@tessera/release';

export interface DevStoreOptions {
  /** The store with the pieces that are not developed. */
  readonly published: Store;
  /** Folder of every piece in the address, published or served. */
  readonly bases: Readonly<Record<string, string>>;
  /** Origins of the dev servers, by piece. */
  readonly servers: Readonly<Record<string, string>>;
  readonly merchants: readonly Merchant[];
}

const POINTER = /^\/m\/releases\/([\w-]+)\.json$/;
const SERVED = /^\/m\/dev\/([\w-]+)\/./;

/**
 * A store that looks through to the dev servers, and points every merchant at what each piece is at this moment. A
 * dev server that compiles answers when it has finished. A remote whose dev server is gone is left out.
 */
export function devStore({ published, bases, servers, merchants }: DevStoreOptions): Store {
  const fromServer = async (origin: string | undefined, path: string) => {
    const answer = origin ? await fetch(origin + path).catch(() => undefined) : undefined;
    return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
  };

  const describe = async ([piece, base]: readonly [string, string]) => {
    const bytes = await read(base + descriptionOf(piece));
    return bytes && { ...JSON.parse(bytes.toString('utf8')), base, weight: 1 };
  };

  const release = async (merchant: Merchant) => {
    const { shell, ...remotes } = bases;
    const built = await Promise.all(Object.entries(remotes).map(describe));
    const candidates = built.filter(Boolean).map((build) => [build.name, { candidates: [build] }]);
    return {
      schema: 1,
      number: 1,
      salt: 'dev',
      merchant,
      // A worker that `start` has registered would serve old files.
      serviceWorker: 'off',
      shell: await describe(['shell', shell ?? '']),
      remotes: Object.fromEntries(candidates),
    };
  };

  const read: Store['read'] = async (path) => {
    const merchant = merchants.find(({ code }) => code === POINTER.exec(path)?.[1]);
    if (merchant) return Buffer.from(JSON.stringify(await release(merchant)));
    const piece = SERVED.exec(path)?.[1];
    return piece ? fromServer(servers[piece], path) : published.read(path);
  };

  return { ...published, read };
}
