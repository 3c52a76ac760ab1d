import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';

const root = path.resolve(import.meta.dirname, '../..');
const printed = v.object({ url: v.string(), store: v.string(), env: v.record(v.string(), v.string()) });

/** A console over a store of its own (release/src/testing/console-process.ts). */
export class ConsoleProcess {
  readonly #child: ChildProcess;
  readonly #store: string;
  readonly #env: Readonly<Record<string, string>>;
  /** The link that signs the operator in. */
  readonly url: string;

  private constructor(child: ChildProcess, { url, store, env }: v.InferOutput<typeof printed>) {
    this.#child = child;
    this.#store = store;
    this.#env = env;
    this.url = url;
  }

  static async start(merchants: number, kind?: 'bucket'): Promise<ConsoleProcess> {
    const file = path.join(root, 'release/src/testing/console-process.ts');
    const args = ['--import', 'tsx', file, String(merchants), path.join(root, 'console/dist')];
    const child = spawn(process.execPath, kind ? [...args, kind] : args, {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    if (!child.stdout) throw new Error('the console has no output');
    const [line] = await once(child.stdout, 'data');
    return new ConsoleProcess(child, v.parse(printed, JSON.parse(String(line))));
  }

  /** Writes beacons of visitors, whose pages with the new version had this outcome. */
  beacons(outcome: 'loaded' | 'crash', visitors: number): void {
    this.#child.stdin?.write(`${outcome} ${visitors}\n`);
  }

  /** Runs a command of another operator on the same store. @returns its output */
  async release(...args: readonly string[]): Promise<string> {
    const env = { ...process.env, ...this.#env, TESSERA_STORE: this.#store, TESSERA_OPERATOR: 'Grace' };
    const command = ['--import', 'tsx', path.join(root, 'release/src/main.ts'), ...args];
    return (await promisify(execFile)(process.execPath, command, { cwd: root, env })).stdout;
  }

  async stop(): Promise<void> {
    const exit = once(this.#child, 'exit');
    this.#child.stdin?.end();
    await exit;
  }
}
