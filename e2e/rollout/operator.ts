import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type ReleaseFile, releaseFile } from '@tessera/remote/release';
import * as v from 'valibot';
import type { Product } from '../product/products';
import { storeOf } from '../product/published';

const root = path.resolve(import.meta.dirname, '../..');
const script = (file: string, args: readonly string[], env = process.env) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', path.join(root, file), ...args], {
    cwd: root,
    env,
  });

/** An operator who publishes and rolls out with the release command while a product runs. */
export class Operator {
  /** The folder for the operator's files. */
  #folder = '';
  readonly #store: string;
  readonly #product: Product;

  constructor(product: Product) {
    this.#product = product;
    this.#store = storeOf(product);
  }

  /** Describes the merchants, and publishes next versions of the games (scripts/e2e/rollout-builds.ts). */
  async prepare(...builds: readonly string[]): Promise<void> {
    this.#folder = mkdtempSync(path.join(root, '.tessera', 'operator-'));
    await script('scripts/e2e/rollout-builds.ts', [this.#folder, ...builds]);
    await this.release('merchant', 'set', this.in('merchants.json'));
    if (builds.length > 0) await this.release('publish', '--fast', ...builds.map((name) => this.in(name)));
  }

  /** Makes a new remote beside the others, as `create-remote` does, and builds it. @returns the folder of the build */
  async newRemote(name: string): Promise<string> {
    await script('scripts/e2e/new-remote.ts', [this.#folder, name]);
    return this.in(`remote-${name}/dist`);
  }

  /** Makes the next shell, and one without a name of its public API (scripts/e2e/next-shells.ts). @returns their folders */
  async nextShells(
    ...lost: readonly [subpath: string, name: string]
  ): Promise<{ readonly next: string; readonly lost: string }> {
    await script('scripts/e2e/next-shells.ts', [this.#folder, ...lost]);
    return { next: this.in('next'), lost: this.in('lost') };
  }

  /** The folder of the store. */
  get store(): string {
    return this.#store;
  }

  /** The present release of a merchant. */
  current(merchant = 'aurora'): ReleaseFile {
    const pointer = path.join(this.#store, `m/releases/${merchant}.json`);
    return v.parse(releaseFile, JSON.parse(readFileSync(pointer, 'utf8')));
  }

  /** The files of a folder of the store, each with the hash of its content. */
  filesBelow(folder: string): Readonly<Record<string, string>> {
    const dir = path.join(this.#store, folder);
    const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    return Object.fromEntries(
      files
        .map((file) => path.join(file.parentPath, file.name))
        .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
    );
  }

  /** The version of the games that most members of a merchant get. */
  stable(merchant?: string): string | undefined {
    return this.current(merchant).remotes.games?.candidates[0]?.version;
  }

  /** A file of the operator's folder. */
  in(name: string): string {
    return path.join(this.#folder, name);
  }

  /** The entry of the games that most members of a merchant get, and a script and a style of one of their pages. */
  filesOf(page: string, merchant?: string): readonly string[] {
    const { candidates = [] } = this.current(merchant).remotes.games ?? {};
    return candidates.slice(0, 1).flatMap(({ entry, routes, chunks }) => {
      const files = routes.flatMap(({ path, chunk }) =>
        path === page && chunk ? (chunks[chunk] ?? []) : [],
      );
      const first = (ending: string) => files.filter((file) => file.endsWith(ending)).slice(0, 1);
      return [entry, ...first('.js'), ...first('.css')];
    });
  }

  /** Runs a release command. @returns its output. @throws Error with its output if it fails */
  async release(...args: string[]): Promise<string> {
    const env = { ...process.env, TESSERA_STORE: this.#store };
    const { stdout } = await script('release/src/main.ts', args, env).catch(
      ({ stdout, stderr }: { stdout: string; stderr: string }) => Promise.reject(new Error(stdout + stderr)),
    );
    return stdout.trim();
  }

  /** Runs `release watch`, which has its own exit code after a rollback. @returns its output */
  watch(...args: string[]): Promise<string> {
    return this.release('watch', ...args).catch(({ message }: Error) => message);
  }

  /** Changes a published file of the games, like an attacker on the server. @returns the function that restores it */
  tamper(version: string, name: string): () => void {
    const file = path.join(this.#store, 'm/remotes/games', version, name);
    const packed = ['.br', '.gz'].map((ending) => file + ending).filter(existsSync);
    const whole = readFileSync(file);
    for (const one of packed) renameSync(one, `${one}.away`);
    const change = name.endsWith('.css') ? 'body { display: none }' : 'window.tampered = true;';
    writeFileSync(file, `${whole}\n${change}\n`);
    return () => {
      writeFileSync(file, whole);
      for (const one of packed) renameSync(`${one}.away`, one);
    };
  }

  /** Removes the versions from every release. */
  async leave(): Promise<void> {
    await script('scripts/e2e-release.ts', [this.#product.name, 'restored']);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
