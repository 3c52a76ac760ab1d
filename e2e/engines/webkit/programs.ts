import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { webkitDriverPort as port } from '../../product/products';

/** A program that runs beside a test. */
export interface Program {
  /** Where it is reached: the name of a display, the address of a driver. */
  readonly address: string;
  close(): Promise<void>;
}

async function close(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
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
  const child = spawn('Xvfb', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await firstLine(child.stdout);
  return { address: `:${number}`, close: () => close(child) };
}

const isUp = (address: string): Promise<boolean> =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The WebDriver of WebKitGTK, for browsers on a display. */
export async function startDriver(display: string): Promise<Program> {
  const child = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
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
