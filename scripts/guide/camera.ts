import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import * as v from 'valibot';
import { findBrowsers } from '../browser/find-browser';
import { inWorkspace } from '../workspace';

/** A line of e2e/docs-images/guide.ts. */
const answer = v.object({ taken: v.optional(v.string()), fault: v.optional(v.string()) });
type Taken = v.InferOutput<typeof answer>;

/** The browser of a reader, which takes the pictures (e2e/docs-images/guide.ts). */
export class Camera {
  readonly #child: ChildProcess;
  readonly #lines: Interface;

  /** @param folder of the pictures */
  constructor(folder: string) {
    this.#child = spawn(
      process.execPath,
      ['--import', 'tsx', inWorkspace('e2e/docs-images/guide.ts'), folder],
      {
        cwd: inWorkspace(),
        env: { ...process.env, ...findBrowsers() },
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    );
    if (!this.#child.stdout) throw new Error('the camera has no output');
    this.#lines = createInterface({ input: this.#child.stdout });
  }

  /**
   * Waits until the page shows what the picture of this name is about, and takes the picture.
   * @param printed what the last command has printed
   * @returns its name and size, or why it was not taken: the page does not show it
   * @throws Error if the browser has ended
   */
  async take(name: string, printed: string): Promise<Taken> {
    const said = Promise.race([
      once(this.#lines, 'line'),
      once(this.#child, 'exit').then(() => Promise.reject(new Error(`${name} was not taken`))),
    ]);
    this.#child.stdin?.write(`${JSON.stringify({ name, printed })}\n`);
    const [line] = await said;
    return v.parse(answer, JSON.parse(String(line)));
  }

  async close(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.stdin?.end();
    await ended;
  }
}
