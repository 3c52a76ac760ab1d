import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { descriptionOf, devBase, type Served, shortName } from './addresses';
import { portFault } from './port-fault';

/** In ms. */
const BETWEEN_LOOKS = 250;
const LONGEST_END = 5_000;

/** A dev server that does not answer. The message names its port. */
class DevServerError extends Error {
  override readonly name = 'DevServerError';
  readonly code = 'dev-server';
}

export interface DevServerOptions {
  /** The name of its folder: `shell`, or `remote-<name>`. */
  readonly piece: string;
  /** Folder of its sources. */
  readonly dir: string;
  readonly port: number;
  /** Whether the page keeps its state over a change, which needs the shell's dev server too. */
  readonly refresh: boolean;
  /** Origin of a page that another server shows, and that the piece is to come into. */
  readonly page?: string | undefined;
  readonly say: (line: string) => void;
}

export interface DevServer extends Served {
  close(): Promise<void>;
}

async function mustBeFree(port: number, piece: string): Promise<void> {
  const fault = await portFault(port);
  if (fault === undefined) return;
  throw new DevServerError(
    `Port ${port}, where the dev server of ${shortName(piece)} belongs, cannot be used: ${fault}. Free it, or set DEV_PORT to the first of another row of ports.`,
  );
}

function spawnServer({ piece, dir, port, refresh, page = '', say }: DevServerOptions): ChildProcess {
  const tool = path.resolve(import.meta.dirname, '../../bin/tessera-build.mjs');
  // The dev server stops when its standard input closes, and therefore with this process.
  const child = spawn(process.execPath, [tool, 'serve', '--port', String(port), '--watch-options-stdin'], {
    cwd: dir,
    env: { ...process.env, TESSERA_REFRESH: refresh ? 'on' : 'off', TESSERA_PAGE: page },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => line.trim() && say(`[${shortName(piece)}] ${line}`));
  }
  return child;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await Promise.race([ended, wait(LONGEST_END, undefined, { ref: false })]);
  child.kill('SIGKILL');
}

/** Resolves when the first build has finished. The page shows build errors. */
async function firstBuild(child: ChildProcess, { piece, port }: DevServerOptions): Promise<void> {
  const address = `http://127.0.0.1:${port}${devBase(piece)}${descriptionOf(piece)}`;
  for (;;) {
    if (hasEnded(child)) {
      throw new DevServerError(`The dev server of ${shortName(piece)} on port ${port} did not start.`);
    }
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await wait(BETWEEN_LOOKS);
  }
}

/**
 * Starts the dev server of one piece, and waits for its first build.
 * @throws DevServerError when it does not start
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { piece, port, say } = options;
  await mustBeFree(port, piece);
  const child = spawnServer(options);
  let isClosing = false;
  const close = async () => {
    isClosing = true;
    await end(child);
  };
  await firstBuild(child, options).catch(async (error) => {
    await close();
    throw error;
  });
  child.once('exit', () => {
    if (!isClosing) say(`[${shortName(piece)}] its dev server on port ${port} has ended; start again`);
  });
  return { piece, url: `http://127.0.0.1:${port}`, close };
}
