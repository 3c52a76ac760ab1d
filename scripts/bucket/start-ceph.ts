import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { installedProgram, installFromDebian } from '@tessera/build/debian';
import { cephConfiguration } from './ceph-configuration';

const programs = ['ceph', 'ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin'];
const packages = ['ceph-common', 'ceph-mon', 'ceph-osd', 'radosgw'];
/** In ms: for one command, and for the cluster to answer. */
const LIMIT = 60_000;

export interface Ceph {
  /** Environment variables for the S3 client. */
  readonly env: Readonly<Record<string, string>>;
  readonly version: string;
  /** Stops all processes and removes their files. */
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const run = async (program: string, ...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(program, args, { timeout: LIMIT })).stdout;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await Promise.race([ended, pause(5_000, undefined, { ref: false })]);
  child.kill('SIGKILL');
  await ended;
}

/** Waits for a condition. @throws Error after a minute */
async function until(what: string, condition: () => Promise<boolean>): Promise<void> {
  for (const last = Date.now() + LIMIT; Date.now() < last; await pause(200)) {
    if (await condition().catch(() => false)) return;
  }
  throw new Error(`${what} did not come up within ${LIMIT / 1_000} s`);
}

/**
 * Starts a Ceph cluster of one monitor, one storage daemon and the S3 gateway, with a user of its own. Installs Ceph
 * from Debian if it is missing.
 * @throws Error if a program is missing or a process does not start; the message names the folder of the logs
 */
export async function startCeph(): Promise<Ceph> {
  if (!programs.every(installedProgram)) installFromDebian(packages);
  const dir = mkdtempSync(path.join(tmpdir(), 'tessera-ceph-'));
  for (const name of ['mon', 'osd', 'run']) mkdirSync(path.join(dir, name));
  const [id, disk] = [randomUUID(), randomUUID()];
  const ports = { monitor: await freePort(), gateway: await freePort() };
  const configuration = path.join(dir, 'ceph.conf');
  writeFileSync(configuration, cephConfiguration(dir, id, ports));
  const options = ['-c', configuration];
  const keyring = path.join(dir, 'keyring');
  const running: ChildProcess[] = [];
  const start = (program: string, ...args: readonly string[]) =>
    running.unshift(spawn(program, [...options, ...args, '-f'], { stdio: 'ignore' }));
  const stop = async () => {
    // The gateway and the storage daemon say good-bye to the monitor, which therefore ends last.
    for (const child of running) await end(child);
  };
  const url = `http://127.0.0.1:${ports.gateway}`;
  const user = { access: 'tessera', secret: randomUUID() };
  try {
    await run(
      'ceph-authtool',
      '--create-keyring',
      keyring,
      '--gen-key',
      '-n',
      'mon.',
      '--cap',
      'mon',
      'allow *',
    );
    const admin = ['mon', 'osd', 'mgr'].flatMap((kind) => ['--cap', kind, 'allow *']);
    await run('ceph-authtool', keyring, '--gen-key', '-n', 'client.admin', ...admin);
    const daemon = ['--cap', 'mon', 'profile osd', '--cap', 'osd', 'allow *'];
    await run('ceph-authtool', keyring, '--gen-key', '-n', 'osd.0', ...daemon);
    const map = path.join(dir, 'monmap');
    const monitor = `[v2:127.0.0.1:${ports.monitor}]`;
    await run('monmaptool', '--create', '--fsid', id, '--addv', 'a', monitor, map);
    await run('ceph-mon', ...options, '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring);
    start('ceph-mon', '-i', 'a');
    await run('ceph', ...options, '--connect-timeout', '30', 'osd', 'new', disk, '0');
    await run('ceph', ...options, 'auth', 'add', 'osd.0', '-i', keyring);
    await run('ceph-osd', ...options, '-i', '0', '--mkfs', '--osd-uuid', disk);
    start('ceph-osd', '-i', '0');
    await until('the storage daemon', async () =>
      (await run('ceph', ...options, 'osd', 'stat')).includes('1 up'),
    );
    start('radosgw', '-n', 'client.admin');
    await until('the S3 gateway', async () => (await fetch(url)).ok);
    const keys = ['--access-key', user.access, '--secret', user.secret];
    await run(
      'radosgw-admin',
      ...options,
      'user',
      'create',
      '--uid',
      'tests',
      '--display-name',
      'tests',
      ...keys,
    );
    const version = (await run('radosgw', '--version')).trim();
    return {
      version,
      env: {
        AWS_ENDPOINT_URL_S3: url,
        AWS_REGION: 'us-east-1',
        AWS_ACCESS_KEY_ID: user.access,
        AWS_SECRET_ACCESS_KEY: user.secret,
      },
      close: async () => {
        await stop();
        rmSync(dir, { recursive: true, force: true });
      },
    };
  } catch (cause) {
    await stop();
    throw new Error(`Ceph did not start; its logs are in ${dir}`, { cause });
  }
}
