import { rmSync } from 'node:fs';
import { pseudoLanguages } from '@tessera/gallery/choice';
import { pseudoBuild } from '../product/pseudo-build';
import { publishAll } from '../product/publish-all';
import { runProduct } from '../product/run-product';
import { inWorkspace, pieces } from '../workspace';
import { type Front, startFront } from './front';
import { galleryMerchants } from './merchants';

/**
 * Serves the built gallery, and beside it a product in which two languages are the pseudo-language. Its merchants have
 * no service worker: it would keep what an earlier build has shown.
 * @param name the folder of the product's store and data, which is emptied first
 */
export async function runGallery(port: number, name = 'gallery'): Promise<Front> {
  rmSync(inWorkspace('.tessera', name), { recursive: true, force: true });
  const places = Object.fromEntries(pieces.map((piece) => [piece, pseudoBuild(piece, pseudoLanguages)]));
  const product = await runProduct({
    port: 0,
    name,
    merchants: galleryMerchants(),
    open: (dir, merchants) => publishAll(dir, merchants, places, 'off'),
  });
  for (const place of Object.values(places)) rmSync(place, { recursive: true });
  const front = await startFront(port, product.url);
  return {
    close: async () => {
      await front.close();
      await product.close();
    },
  };
}
