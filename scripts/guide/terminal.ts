import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** In ms: the longest that one command may take, with packages from the network. */
const LIMIT = 480_000;
const LONGEST_END = 10_000;
const BETWEEN_LOOKS = 100;

class TerminalError extends Error {
  override readonly name = 'TerminalError';
  readonly code = 'command-failed';
}

/** The environment of a person at a terminal: without what npm and pnpm add for their scripts, and not that of CI. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([key]) =>
      !/^(CI|TESSERA_\w+|PORT|DEV_PORT|GATEWAY_URL|p?npm_\w+|INIT_CWD|NODE_(OPTIONS|PATH|ENV))$/i.test(key),
  );
  const paths = (process.env.PATH ?? '').split(path.delimiter).filter((one) => !one.includes('node_modules'));
  // npx asks before its first use of a package: a person answers yes.
  return { ...Object.fromEntries(own), PATH: paths.join(path.delimiter), npm_config_yes: 'true' };
}

/** A shell in which a reader types commands. Values that they export stay. */
export class Terminal {
  readonly #shell: ChildProcess;
  #printed = '';

  constructor(folder: string) {
    // A group of its own, so that Ctrl+C reaches the command and not this process.
    this.#shell = spawn('bash', ['--noprofile', '--norc'], {
      cwd: folder,
      env: plainEnvironment(),
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#shell.stdout?.on('data', (chunk: Buffer) => {
      this.#printed += chunk;
    });
  }

  /** What the last command has printed until now. */
  get printed(): string {
    return this.#printed;
  }

  /** Runs a command to its end. @returns what it prints @throws TerminalError if it fails */
  async run(command: string): Promise<string> {
    const mark = `--- end of ${crypto.randomUUID()}:`;
    const end = new RegExp(`${mark} (\\d+)\n`);
    this.#type(command, `echo "${mark} $?"`);
    await this.until(() => end.test(this.#printed));
    const [said = '', code] = this.#printed.split(end);
    this.#printed = said;
    if (code === '0') return said;
    throw new TerminalError(`${command}: exit code ${code}\n${said}`);
  }

  /** Starts a command that does not end. */
  start(command: string): void {
    this.#type(command, 'exit');
  }

  /** Types a command, and another one for its end. The first does not read what is typed. */
  #type(command: string, then: string): void {
    this.#printed = '';
    this.#shell.stdin?.write(`{ ${command}\n} < /dev/null 2>&1; ${then}\n`);
  }

  /** Waits until something holds for what was printed. @throws TerminalError after eight minutes, or if the shell ends */
  async until(holds: () => boolean): Promise<void> {
    const latest = Date.now() + LIMIT;
    while (!holds()) {
      if (this.#hasEnded() || Date.now() > latest)
        throw new TerminalError(
          `${this.#hasEnded() ? 'it has ended' : 'it takes too long'}:\n${this.#printed}`,
        );
      await wait(BETWEEN_LOOKS);
    }
  }

  #hasEnded = (): boolean => this.#shell.exitCode !== null || this.#shell.signalCode !== null;

  /** Presses Ctrl+C, and closes the terminal. */
  async close(): Promise<void> {
    if (this.#hasEnded() || this.#shell.pid === undefined) return;
    const ended = once(this.#shell, 'close');
    process.kill(-this.#shell.pid, 'SIGINT');
    this.#shell.stdin?.end();
    await Promise.race([ended, wait(LONGEST_END, undefined, { ref: false })]);
    if (!this.#hasEnded()) process.kill(-this.#shell.pid, 'SIGKILL');
  }
}
