import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { publish } from '../builds/publish';
import { assemble } from '../releases/assemble';
import { type Served, type ServeOptions, serve } from '../server/serve';
import { openFolderStore } from '../store/folder-store';
import type { Store } from '../store/store';
import { aurora, newFolder, remoteDist, removeFolders, shellDist, zahra } from './dists';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends a request with exactly this path. Does not normalize it, decompress the body or follow redirects. */
export function ask(
  served: Pick<Served, 'url'>,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(served.url);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (incoming) => {
      const { statusCode: status = 0 } = incoming;
      buffer(incoming).then((body) => resolve({ status, headers: incoming.headers, body }), reject);
    });
    outgoing.on('error', reject).end(body);
  });
}

const running: Served[] = [];

/** Makes a store with one shell and one remote, released for two merchants. */
export async function releasedStore(): Promise<{ store: Store; dir: string }> {
  const dir = await newFolder();
  const store = openFolderStore(dir);
  await publish(store, await shellDist(), { fast: true });
  await publish(store, await remoteDist(), { fast: true });
  for (const merchant of [aurora, zahra]) {
    await assemble(store, {
      merchant,
      shell: '1.2.0',
      remotes: { games: [{ version: '2.0.0', weight: 1 }] },
    });
  }
  return { store, dir };
}

/** Starts a server on a free port, until `stopAll`. By default its gateway is unreachable. */
export async function started(options: Partial<ServeOptions> & { readonly store: Store }): Promise<Served> {
  const served = await serve({
    port: 0,
    gateway: 'http://127.0.0.1:1',
    merchants: [aurora, zahra],
    ...options,
  });
  running.push(served);
  return served;
}

export async function stopAll(): Promise<void> {
  await Promise.all(running.splice(0).map((served) => served.close()));
  await removeFolders();
}
