import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { installedProgram, installFromDebian } from '@tessera/build/debian';
import type { Merchant } from '../merchant/merchant';
import { type NginxSite, nginxWriter } from '../nginx/write-nginx';
import type { Served } from '../serve/serve';
import { aurora, newFolder, zahra } from './dists';

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const running: ChildProcess[] = [];
/** In ms. */
const PATIENCE = 10_000;

/** The machine's nginx with its brotli module; installed from Debian when it is not there. */
export function findNginx(): string {
  const there = () =>
    existsSync(brotliModule) ? (installedProgram('nginx') ?? '/usr/sbin/nginx') : undefined;
  const found = there() ?? (installFromDebian(packages) ? there() : undefined);
  if (found) return found;
  throw new Error(`These tests need nginx and its brotli module: install ${packages.join(' and ')}.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function answers(url: string, process: ChildProcess): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    if (process.exitCode !== null) break;
    if (await fetch(url).then(Boolean, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('nginx does not answer');
}

export interface RunningNginx extends Pick<Served, 'url' | 'close'> {
  /** Writes the configuration anew and lets nginx take it up. */
  reload(): Promise<void>;
}

/** Runs nginx with what `writeNginx` writes of a store, on a free port, until `stopNginx`. */
export async function startedNginx(
  { store, dir }: { readonly store: NginxSite['store']; readonly dir: string },
  {
    merchants = [aurora, zahra],
    gateway = 'http://127.0.0.1:1',
  }: { readonly merchants?: readonly Merchant[]; readonly gateway?: string } = {},
): Promise<RunningNginx> {
  const program = findNginx();
  const out = await newFolder();
  const port = await freePort();
  const listen = `127.0.0.1:${port}`;
  const writer = nginxWriter({ store, storeFolder: dir, gateway, listen, out, brotliModule, fast: true });
  const write = () => writer(merchants);
  await write();
  // Its workers would be somebody who cannot read the tests' folders.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const child = spawn(program, ['-p', out, '-c', join(out, 'nginx.conf'), '-g', `daemon off; ${user}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.push(child);
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child);
  return {
    url,
    reload: async () => {
      await write();
      child.kill('SIGHUP');
    },
    close: async () => void child.kill('SIGTERM'),
  };
}

export async function stopNginx(): Promise<void> {
  await Promise.all(
    running.splice(0).map(async (child) => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }),
  );
}
