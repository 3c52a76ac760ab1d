import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** The emulator of the identity service. Runs in Node, without Java, an account or a network. */
const PACKAGE = 'firebase-tools@15.34.2';
/** In ms: the limit for a download of some 310 MB. */
const FETCH_LIMIT = 300_000;
const START_LIMIT = 90_000;

/**
 * The emulator's program. It is too large for every installation of the workspace: npx fetches it when it is first
 * needed, and keeps it for all checkouts. No script of a package runs: one of them compiles, for minutes, a
 * library that only the emulator of hosting uses.
 * @throws Error when it does not come within five minutes
 */
export async function fetchEmulator(): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(
      'npx',
      ['--yes', '--prefer-offline', `--package=${PACKAGE}`, '-c', 'command -v firebase'],
      { timeout: FETCH_LIMIT, env: { ...process.env, npm_config_ignore_scripts: 'true' } },
    );
    return stdout.trim();
  } catch (cause) {
    throw new Error(`${PACKAGE}, the emulator of the identity service, could not be fetched from npm`, {
      cause,
    });
  }
}

export interface EmulatorOptions {
  readonly port: number;
  readonly project: string;
  /** Folder for its configuration and logs. Created if it does not exist. */
  readonly dir: string;
}

export interface Emulator {
  /** Without a slash at its end. */
  readonly origin: string;
  close(): Promise<void>;
}

async function isUp(origin: string): Promise<boolean> {
  return fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function end(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return;
  const ended = once(running, 'exit');
  running.kill('SIGTERM');
  await Promise.race([ended, pause(5_000)]);
  running.kill('SIGKILL');
}

/** Starts the emulator of sign-ins. @throws Error when it does not answer within 90 s */
export async function startEmulator({ port, project, dir }: EmulatorOptions): Promise<Emulator> {
  const program = await fetchEmulator();
  const host = '127.0.0.1';
  const origin = `http://${host}:${port}`;
  mkdirSync(dir, { recursive: true });
  const config = path.join(dir, 'firebase.json');
  const emulators = {
    auth: { host, port },
    hub: { host, port: port + 1 },
    logging: { host, port: port + 2 },
    ui: { enabled: false },
    singleProjectMode: true,
  };
  writeFileSync(config, JSON.stringify({ emulators }));
  const running = spawn(
    process.execPath,
    [program, 'emulators:start', '--only', 'auth', '--project', project, '--config', config],
    {
      cwd: dir,
      stdio: 'ignore',
      env: { ...process.env, CI: 'true', XDG_CONFIG_HOME: dir, NO_UPDATE_NOTIFIER: '1' },
    },
  );
  const until = Date.now() + START_LIMIT;
  while (!(await isUp(origin))) {
    if (Date.now() > until || running.exitCode !== null) {
      await end(running);
      throw new Error(`the emulator of the identity service did not start on ${origin}; see ${dir}`);
    }
    await pause(250);
  }
  return { origin, close: () => end(running) };
}
