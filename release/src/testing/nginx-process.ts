import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installedProgram, installFromDebian } from '@tessera/build/debian';

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
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

async function answers(url: string, process: ChildProcess): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    if (process.exitCode !== null) break;
    if (await fetch(url).then(Boolean, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('nginx does not answer');
}

export interface NginxProcess {
  /** Lets it read its configuration again. */
  reload(): void;
  /** Ends it; the second time too. */
  close(): Promise<void>;
}

/**
 * Runs nginx with the configuration that `release nginx` has written into a folder; resolves when it answers at `url`.
 * @throws Error when it does not, or cannot be had
 */
export async function startNginx(out: string, url: string): Promise<NginxProcess> {
  // Its workers would be somebody who cannot read the tests' folders.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const child = spawn(findNginx(), ['-p', out, '-c', join(out, 'nginx.conf'), '-g', `daemon off; ${user}`], {
    // Node's pipe is a socket, which nobody can open by its name: so it is below systemd, too.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.pipe(process.stderr);
  await answers(url, child);
  return {
    reload: () => void child.kill('SIGHUP'),
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
