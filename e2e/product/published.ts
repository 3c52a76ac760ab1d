import { readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Product } from './products';

/** A remote's published files on the server's disk, which a test can remove and restore. */
export class PublishedRemote {
  readonly #folder: string;

  constructor({ name }: Product, remote: string) {
    this.#folder = path.resolve(import.meta.dirname, '../../.tessera', name, 'store/m/remotes', remote);
  }

  takeAway(): void {
    renameSync(this.#folder, `${this.#folder}.away`);
  }

  giveBack(): void {
    if (readdirSync(path.dirname(this.#folder)).includes(`${path.basename(this.#folder)}.away`)) {
      renameSync(`${this.#folder}.away`, this.#folder);
    }
  }
}
