import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { object, parse, string } from 'valibot';
import { stringify } from 'yaml';
import { inWorkspace } from '../workspace';

/** In ms. */
const LONGEST_START = 60_000;
const LONGEST_END = 5_000;
const BETWEEN_LOOKS = 250;

const npmSetting = (key: string): string | undefined => {
  const value = execFileSync('npm', ['config', 'get', key], { encoding: 'utf8' }).trim();
  return value === 'null' || value === 'undefined' ? undefined : value;
};

/** Packages `@tessera/*` are its own; all others come from the registry that npm uses on this machine. */
const configuration = (dir: string): string =>
  stringify({
    storage: path.join(dir, 'storage'),
    auth: { htpasswd: { file: path.join(dir, 'users'), max_users: 10 } },
    uplinks: { upstream: { url: npmSetting('registry'), timeout: '60s', maxage: '60m' } },
    packages: {
      '@tessera/*': { access: '$all', publish: '$authenticated' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    log: { type: 'file', path: path.join(dir, 'verdaccio.log'), level: 'warn' },
  });

async function answers(child: ChildProcess, url: string): Promise<void> {
  const end = performance.now() + LONGEST_START;
  for (;;) {
    const answer = await fetch(`${url}-/ping`).catch(() => undefined);
    if (answer?.ok) return;
    if (child.exitCode !== null || performance.now() > end) throw new Error('verdaccio did not start');
    await wait(BETWEEN_LOOKS);
  }
}

/** @returns the token of a new account */
async function register(url: string): Promise<string> {
  const user = { name: 'kit', password: crypto.randomUUID() };
  const answer = await fetch(`${url}-/user/org.couchdb.user:${user.name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(user),
  });
  return parse(object({ token: string() }), await answer.json()).token;
}

export interface Registry {
  /** With a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts an npm registry on this machine, to which this process can publish.
 * @param dir an empty folder for its files
 * @throws Error when it does not start within a minute
 */
export async function startRegistry(dir: string, port: number): Promise<Registry> {
  mkdirSync(dir, { recursive: true });
  const config = path.join(dir, 'config.yaml');
  writeFileSync(config, configuration(dir));
  const url = `http://127.0.0.1:${port}/`;
  const certificates = npmSetting('cafile');
  const child = spawn(
    process.execPath,
    [
      inWorkspace('node_modules/verdaccio/bin/verdaccio'),
      '--config',
      config,
      '--listen',
      `127.0.0.1:${port}`,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...(certificates ? { NODE_EXTRA_CA_CERTS: certificates } : {}) },
    },
  );
  const close = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await Promise.race([ended, wait(LONGEST_END, undefined, { ref: false })]);
    child.kill('SIGKILL');
  };
  try {
    await answers(child, url);
    process.env[`npm_config_${url.replace('http:', '')}:_authToken`] = await register(url);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}
