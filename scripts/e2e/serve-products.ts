import { type Product, runProduct } from '../product/run-product';
import { stopWithProcess } from '../product/stop-with-process';
import { inWorkspace } from '../workspace';

/**
 * The products that the end-to-end tests drive, each with a store and a sandbox of its own: `main` as it is,
 * `faults` whose files a test may take away, and `misfit` with a member remote that was built for another shell.
 */
const products = [
  { name: 'e2e-main', port: 8411 },
  { name: 'e2e-faults', port: 8412 },
  { name: 'e2e-misfit', port: 8413, places: { 'remote-member': inWorkspace('e2e/misfit/dist') } },
];

const running: Product[] = [];
for (const options of products) running.push(await runProduct(options));
stopWithProcess({
  url: '',
  close: async () => void (await Promise.all(running.map((product) => product.close()))),
});
console.log('end-to-end products are up');
