import { rmSync } from 'node:fs';
import { productsOf, WORKERS } from '../../e2e/product/products';
import { type Product, runProduct } from '../product/run-product';
import { stopWithProcess } from '../product/stop-with-process';
import { inWorkspace } from '../workspace';

/** Serves what the end-to-end tests drive: each product with a store and a sandbox of its own. */
const running: Product[] = [];
for (let worker = 0; worker < WORKERS; worker++) {
  const { main, faults, misfit } = productsOf(worker);
  // Members that an earlier run made or changed would be found by this one.
  for (const { name } of [main, faults, misfit])
    rmSync(inWorkspace('.tessera', name), { recursive: true, force: true });
  running.push(await runProduct(main), await runProduct(faults));
  running.push(await runProduct({ ...misfit, places: { 'remote-member': inWorkspace('e2e/misfit/dist') } }));
}
stopWithProcess({
  url: '',
  close: async () => void (await Promise.all(running.map((product) => product.close()))),
});
// Whoever started this may be gone without a word; a server that stays would hold the ports against the next run.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.exit(0), 2_000).unref();
console.log('end-to-end products are up');
