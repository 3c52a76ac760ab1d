import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** In ms: the longest that one command of npm may take, with packages from the network. */
const LIMIT = 240_000;
const LONGEST_END = 5_000;

/** The environment of a person at a terminal: without what pnpm adds for its scripts. */
function plainEnvironment(registry: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([key]) => !/^(npm_|pnpm_|INIT_CWD|NODE_OPTIONS|NODE_PATH|NODE_ENV|JEST_)/i.test(key),
  );
  const paths = (process.env.PATH ?? '').split(path.delimiter).filter((one) => !one.includes('node_modules'));
  return {
    ...Object.fromEntries(own),
    PATH: paths.join(path.delimiter),
    npm_config_registry: registry,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
}

interface Developing {
  /** The lines for the console of the page. */
  readonly script: string;
  close(): Promise<void>;
}

/** The repository of a remote outside of the workspace, used with npm. */
export class Repository {
  readonly #place: string;
  readonly #name: string;
  readonly #registry: string;

  /** @param place an empty folder, in which the repository is created */
  constructor(place: string, name: string, registry: string) {
    this.#place = place;
    this.#name = name;
    this.#registry = registry;
  }

  get dir(): string {
    return path.join(this.#place, `remote-${this.#name}`);
  }

  async #run(cwd: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    const { stdout, stderr } = await promisify(execFile)(program, args, {
      cwd,
      timeout: LIMIT,
      killSignal: 'SIGKILL',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...plainEnvironment(this.#registry), ...env },
    }).catch(({ message, stdout = '', stderr = '' }: Error & { stdout?: string; stderr?: string }) =>
      Promise.reject(new Error(`${message}\n${stdout}${stderr}`)),
    );
    return stdout + stderr;
  }

  /** Creates it with the program of a kit. */
  create(kit: string): Promise<string> {
    const tool = ['--yes', `@tessera/create-remote@${kit}`, this.#name, '--standalone'];
    return this.#run(this.#place, 'npx', [...tool, '--registry', this.#registry]);
  }

  /** @throws Error with the output of the command if it fails */
  npm(...args: readonly string[]): Promise<string> {
    return this.#run(this.dir, 'npm', args);
  }

  npx(...args: readonly string[]): Promise<string> {
    return this.#run(this.dir, 'npx', ['--yes', ...args]);
  }

  /** The release tool that it has installed. */
  release(store: string, ...args: readonly string[]): Promise<string> {
    return this.#run(this.dir, 'npm', ['run', '--silent', 'release', '--', ...args], {
      TESSERA_STORE: store,
    });
  }

  read(file: string): string {
    return readFileSync(path.join(this.dir, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.dir, file), text);
  }

  /** `npm run dev -- --for <page>`, until the page can load the remote. */
  async develop(page: string, port: number): Promise<Developing> {
    const child = spawn('npm', ['run', 'dev', '--', '--for', page, '--port', String(port)], {
      cwd: this.dir,
      env: plainEnvironment(this.#registry),
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm passes signals on late; the whole group ends at once.
      detached: true,
    });
    const said: string[] = [];
    const script = await this.#overrides(child, said).catch(async (error) => {
      await endGroup(child);
      throw error;
    });
    return { script, close: () => endGroup(child) };
  }

  async #overrides({ stdout, stderr }: ChildProcess, said: string[]): Promise<string> {
    if (!stdout || !stderr) throw new Error('the dev server has no output');
    createInterface({ input: stderr }).on('line', (line) => void said.push(line));
    const found = new Promise<string>((resolve, reject) => {
      createInterface({ input: stdout })
        .on('line', (line) => {
          said.push(line);
          if (line.startsWith('localStorage.setItem')) resolve(line);
        })
        .on('close', () => reject(new Error(said.join('\n'))));
    });
    const limit = wait(LIMIT, undefined, { ref: false }).then(() => {
      throw new Error(`the dev server is not ready:\n${said.join('\n')}`);
    });
    return Promise.race([found, limit]);
  }
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await Promise.race([ended, wait(LONGEST_END, undefined, { ref: false })]);
  if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
}
