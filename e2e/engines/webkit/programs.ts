import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { webkitDriverPort as port } from '../../product/products';

/** A program that runs beside a test. */
export interface Program {
  /** Where it is reached: the name of a display, the address of a driver. */
  readonly address: string;
  close(): Promise<void>;
}

/** In ms, for a program and the processes that it started to end when they are asked to. */
const POLITE_END = 5_000;

/** Sends a signal to a program and to all processes that it started. @returns whether there was one */
function signal({ pid }: ChildProcess, name: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, name);
  } catch {
    return false;
  }
}

/**
 * Starts a program in a process group of its own. It ends with this process at the latest: a worker whose test hangs is
 * ended by Playwright.
 */
function start(name: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(name, args, { ...options, detached: true });
  const end = () => signal(child, 'SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

/** Ends a program with all processes that it started: one that lived on would still write its files. */
async function close(child: ChildProcess): Promise<void> {
  signal(child, 'SIGTERM');
  const limit = Date.now() + POLITE_END;
  while (signal(child, 0)) {
    if (Date.now() > limit) signal(child, 'SIGKILL');
    await wait(20);
  }
}

async function firstLine(stream: Readable): Promise<string> {
  let said = '';
  for await (const chunk of stream) {
    said += chunk;
    if (said.includes('\n')) return said.trim();
  }
  throw new Error(`the program ended with: ${said}`);
}

/** A display that no screen shows: WebKitGTK draws on nothing else. */
export async function startDisplay(width: number, height: number): Promise<Program> {
  const options = ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const child = start('Xvfb', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  if (!child.stdout) throw new Error('Xvfb has no output');
  const number = await firstLine(child.stdout);
  return { address: `:${number}`, close: () => close(child) };
}

/** Saves a picture of what a display shows. */
export async function saveScreen(display: string, file: string): Promise<void> {
  const script = path.resolve(import.meta.dirname, 'picture.js');
  const env = { ...process.env, DISPLAY: display };
  await promisify(execFile)('gjs', ['-m', script, file], { env, timeout: 10_000 });
}

const isUp = (address: string): Promise<boolean> =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The WebDriver of WebKitGTK, for browsers on a display. */
export async function startDriver(display: string): Promise<Program> {
  const child = start('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await isUp(address))) {
    if (child.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${child.exitCode}`);
    await wait(20);
  }
  return { address, close: () => close(child) };
}
