import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Product } from '../product/products';

const root = path.resolve(import.meta.dirname, '../..');
const script = (file: string, args: readonly string[], env = process.env) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', path.join(root, file), ...args], {
    cwd: root,
    env,
  });

/** Somebody who publishes and rolls out beside a running product, with the release command. */
export class Operator {
  /** Holds the builds `good` (1.1.0), `crashing` (1.2.0) and `needy` (1.3.0) of the games. */
  readonly folder: string;
  readonly #store: string;
  readonly #product: Product;

  constructor(product: Product) {
    this.#product = product;
    this.#store = path.join(root, '.tessera', product.name, 'store');
    this.folder = mkdtempSync(path.join(root, '.tessera', 'operator-'));
  }

  /** Makes the builds, publishes the two that fit, and describes the merchants. */
  async prepare(): Promise<void> {
    await script('scripts/e2e/rollout-builds.ts', [this.folder]);
    await this.release('merchant', 'set', this.in('merchants.json'));
    await this.release('publish', '--fast', this.in('good'), this.in('crashing'), this.in('needy'));
  }

  /** A file of the operator's folder. */
  in(name: string): string {
    return path.join(this.folder, name);
  }

  /** Runs a release command; gives what it said. @throws Error with what it said instead */
  async release(...args: string[]): Promise<string> {
    const env = { ...process.env, TESSERA_STORE: this.#store };
    const { stdout } = await script('release/src/main.ts', args, env).catch(
      ({ stdout, stderr }: { stdout: string; stderr: string }) => Promise.reject(new Error(stdout + stderr)),
    );
    return stdout.trim();
  }

  /** Runs `release watch`, which ends with a code of its own when it has taken something back; gives what it said. */
  watch(...args: string[]): Promise<string> {
    return this.release('watch', ...args).catch(({ message }: Error) => message);
  }

  /** Changes a published file of the games, as somebody would who broke into the server; gives what undoes it. */
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

  /** Takes the versions out of every release again. */
  async leave(): Promise<void> {
    await script('scripts/e2e-release.ts', [this.#product.name, 'restored']);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
