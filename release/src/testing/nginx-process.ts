import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installedProgram, installFromDebian } from '@tessera/build/debian';

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** Time in ms for nginx to start. */
const START_TIMEOUT = 10_000;

/** @returns the path of nginx with the brotli module. Installs it from Debian if it is missing. */
export function findNginx(): string {
  const installed = () =>
    existsSync(brotliModule) ? (installedProgram('nginx') ?? '/usr/sbin/nginx') : undefined;
  const found = installed() ?? (installFromDebian(packages) ? installed() : undefined);
  if (found) return found;
  throw new Error(`These tests need nginx and its brotli module: install ${packages.join(' and ')}.`);
}

async function untilReady(url: string, process: ChildProcess): Promise<void> {
  for (const end = Date.now() + START_TIMEOUT; Date.now() < end; ) {
    if (process.exitCode !== null) break;
    if (await fetch(url).then(Boolean, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('nginx does not respond');
}

export interface NginxProcess {
  /** Makes nginx reload its configuration. */
  reload(): void;
  /** Stops the process. Idempotent. */
  close(): Promise<void>;
}

/**
 * Runs nginx with the configuration from `release nginx` in a folder. Resolves when nginx responds at `url`.
 * @throws Error if nginx is not available or does not respond in time
 */
export async function startNginx(out: string, url: string): Promise<NginxProcess> {
  // By default, workers of root run as a user who cannot read the temporary folders.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const child = spawn(findNginx(), ['-p', out, '-c', join(out, 'nginx.conf'), '-g', `daemon off; ${user}`], {
    // A pipe of Node is a socket, which cannot be opened by name, as under systemd.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.pipe(process.stderr);
  await untilReady(url, child);
  return {
    reload: () => void child.kill('SIGHUP'),
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
