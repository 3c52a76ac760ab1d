import { rmSync } from 'node:fs';
import { PSEUDO_CODES, pseudoProduct } from '../../e2e/product/products';
import { pseudoBuild } from '../product/pseudo-build';
import { runProduct } from '../product/run-product';
import { endWithParent, stopWithProcess } from '../product/stop-with-process';
import { inWorkspace, pieces } from '../workspace';

// A product that speaks the pseudo-language in place of two languages.
rmSync(inWorkspace('.tessera', pseudoProduct.name), { recursive: true, force: true });
const places = Object.fromEntries(pieces.map((piece) => [piece, pseudoBuild(piece, PSEUDO_CODES)]));
const running = await runProduct({ ...pseudoProduct, places });
for (const place of Object.values(places)) rmSync(place, { recursive: true });
stopWithProcess(running);
endWithParent();
console.log('the product in the pseudo-language is up');
