import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Merchant } from '../merchants/merchant';
import { type NginxSite, nginxWriter } from '../nginx/write-nginx';
import type { Served } from '../server/serve';
import { aurora, newFolder, zahra } from './dists';
import { brotliModule, type NginxProcess, startNginx } from './nginx-process';

const running: NginxProcess[] = [];

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

export interface RunningNginx extends Pick<Served, 'url'> {
  /** Writes the configuration and makes nginx reload it. */
  reload(): Promise<void>;
}

/** Runs nginx for a store on a free port, until `stopNginx`. */
export async function startedNginx(
  { store, dir }: { readonly store: NginxSite['store']; readonly dir: string },
  {
    merchants = [aurora, zahra],
    gateway = 'http://127.0.0.1:1',
    ...options
  }: { readonly merchants?: readonly Merchant[]; readonly gateway?: string } & Pick<
    NginxSite,
    'collectors' | 'resolver' | 'trust' | 'trustedCa'
  > = {},
): Promise<RunningNginx> {
  const out = await newFolder();
  const listen = `127.0.0.1:${await freePort()}`;
  const writer = nginxWriter({
    ...options,
    store,
    storeFolder: dir,
    gateway,
    listen,
    out,
    brotliModule,
    fast: true,
  });
  const write = () => writer(merchants);
  await write();
  const url = `http://${listen}`;
  const nginx = await startNginx(out, url);
  running.push(nginx);
  return {
    url,
    reload: async () => {
      await write();
      nginx.reload();
    },
  };
}

export const stopNginx = (): Promise<unknown> => Promise.all(running.splice(0).map((nginx) => nginx.close()));
