import { origin } from '../product/products';
import { test as base } from '../product/test';
import { androidPhone } from '../product/visitor';
import { accessOf } from './access';

interface Fixtures {
  readonly access: ReturnType<typeof accessOf>;
  /** Address of a merchant's path. */
  readonly at: (merchant: string, path: string) => string;
}

/** A test of the sign-in. Removes the codes of earlier tests. */
export const test = base.extend<Fixtures>({
  // A browser that the notice for visitors from China recommends, so that the notice is not shown.
  userAgent: androidPhone,
  access: async ({ request, product }, use) => {
    const access = accessOf(request, product);
    await access.forgetCodes();
    await use(access);
  },
  at: async ({ product }, use) => use((merchant, path) => origin(product, merchant) + path),
});

export { expect } from '@playwright/test';
