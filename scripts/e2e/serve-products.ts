import { rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { openFolderStore, type Store } from '@tessera/release';
import { productsOf, WORKERS } from '../../e2e/product/products';
import { incompatibleRemote } from '../build/build-pieces';
import { type Product, runProduct } from '../product/run-product';
import { endWithParent, stopWithProcess } from '../product/stop-with-process';
import { inWorkspace } from '../workspace';

/** Opens a store with the files of another product's store: copying takes a tenth of the time of publishing. */
const copyOf =
  (name: string) =>
  async (dir: string): Promise<Store> => {
    await cp(inWorkspace('.tessera', name, 'store'), dir, { recursive: true });
    return openFolderStore(dir);
  };

const first = productsOf(0);
// Drawing the SVG pictures takes an eighth of the processor time of a page; the full run has them.
const bitmaps = process.env.E2E_RUN !== 'full';
const places = { 'remote-member': inWorkspace(`${incompatibleRemote}/dist`) };

/** Serves the products of the end-to-end tests, each with its own store and sandbox. */
const running: Product[] = [];
for (let worker = 0; worker < WORKERS; worker++) {
  const { main, faults, incompatible } = productsOf(worker);
  const isFirst = worker === 0;
  // Removes the members of an earlier run.
  for (const { name } of [main, faults, incompatible])
    rmSync(inWorkspace('.tessera', name), { recursive: true, force: true });
  running.push(
    await runProduct({ ...main, bitmaps, ...(isFirst ? {} : { open: copyOf(first.main.name) }) }),
    await runProduct({ ...faults, bitmaps, open: copyOf(first.main.name) }),
    await runProduct({
      ...incompatible,
      bitmaps,
      ...(isFirst ? { places } : { open: copyOf(first.incompatible.name) }),
    }),
  );
}
stopWithProcess({
  close: async () => void (await Promise.all(running.map((product) => product.close()))),
});
endWithParent();
console.log('end-to-end products are up');
