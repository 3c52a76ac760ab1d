import { readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Product } from './products';

/** The folder of the store that a product's server reads. */
export const storeOf = ({ name }: Product): string =>
  path.resolve(import.meta.dirname, '../../.tessera', name, 'store');

/** A remote's published files on the server's disk, which a test can remove and restore. */
export class PublishedRemote {
  readonly #folder: string;

  constructor(product: Product, remote: string) {
    this.#folder = path.join(storeOf(product), 'm/remotes', remote);
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
