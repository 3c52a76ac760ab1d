import { origin } from '../product/products';
import { test as base } from '../product/test';
import { androidPhone } from '../product/visitor';
import { accessOf } from './access';

interface Fixtures {
  readonly access: ReturnType<typeof accessOf>;
  /** Reads the characters of the picture that a merchant's captcha shows on this page. */
  readonly readPicture: (merchant: string) => Promise<string>;
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
  readPicture: async ({ access, sandbox }, use) =>
    use(async (merchant) => {
      const device = (await sandbox.calls('/wps/captcha')).at(-1)?.query.loginDeviceId;
      if (device === undefined) throw new Error('The page has not asked for a picture yet.');
      return access.picture(merchant, device);
    }),
  at: async ({ product }, use) => use((merchant, path) => origin(product, merchant) + path),
});

export { expect } from '@playwright/test';
