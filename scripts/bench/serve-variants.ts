import { rmSync } from 'node:fs';
import { type Product, runProduct } from '../product/run-product';
import { inWorkspace } from '../workspace';
import { publishVariant } from './publish-variant';
import type { Variant } from './variants';

/** The merchant whose pages are measured. */
const MERCHANT = 'aurora';

export interface Served {
  /** @returns the origin of the merchant's pages. @throws Error for a build that is not served */
  originOf(variant: Variant): string;
  close(): Promise<void>;
}

/** Serves each build by the same server, with a gateway of its own, on a free port. */
export async function serveVariants(variants: readonly Variant[]): Promise<Served> {
  const products: Product[] = [];
  const origins = new Map<Variant, string>();
  const close = async () => void (await Promise.all(products.map((product) => product.close())));
  try {
    for (const variant of variants) {
      const name = `bench/${variant}`;
      // Removes the members of an earlier run.
      rmSync(inWorkspace('.tessera', name, 'sandbox'), { recursive: true, force: true });
      const product = await runProduct({
        port: 0,
        name,
        open: (dir, merchants) =>
          publishVariant(
            variant,
            dir,
            merchants.filter(({ code }) => code === MERCHANT),
          ),
      });
      products.push(product);
      origins.set(variant, `http://${MERCHANT}.localhost:${new URL(product.url).port}`);
    }
  } catch (error) {
    await close();
    throw error;
  }
  const originOf = (variant: Variant): string => {
    const origin = origins.get(variant);
    if (origin === undefined) throw new Error(`${variant} is not served`);
    return origin;
  };
  return { originOf, close };
}
