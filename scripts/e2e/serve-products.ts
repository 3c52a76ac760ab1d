import { rmSync } from 'node:fs';
import { productsOf, WORKERS } from '../../e2e/product/products';
import { incompatibleRemote } from '../build/build-pieces';
import { type Product, runProduct } from '../product/run-product';
import { endWithParent, stopWithProcess } from '../product/stop-with-process';
import { inWorkspace } from '../workspace';

/** Serves the products of the end-to-end tests, each with its own store and sandbox. */
const running: Product[] = [];
for (let worker = 0; worker < WORKERS; worker++) {
  const { main, faults, incompatible } = productsOf(worker);
  // Removes the members of an earlier run.
  for (const { name } of [main, faults, incompatible])
    rmSync(inWorkspace('.tessera', name), { recursive: true, force: true });
  running.push(await runProduct(main), await runProduct(faults));
  running.push(
    await runProduct({
      ...incompatible,
      places: { 'remote-member': inWorkspace(`${incompatibleRemote}/dist`) },
    }),
  );
}
stopWithProcess({
  close: async () => void (await Promise.all(running.map((product) => product.close()))),
});
endWithParent();
console.log('end-to-end products are up');
