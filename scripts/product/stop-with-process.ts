import type { Product } from './run-product';

/** Closes a product when the process is asked to end, and makes sure that it does end. */
export function stopWithProcess(product: Product): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), 5_000).unref();
      void product.close().then(() => process.exit(0));
    });
  }
}
