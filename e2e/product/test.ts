import { test as base } from '@playwright/test';
import { ConsoleWatch } from './console-watch';
import { asOrdinaryWindow } from './ordinary-window';
import { origin, type Product, products } from './products';
import { SandboxControl } from './sandbox';
import { asReturning } from './visitor';

interface Fixtures {
  /** Which of the running products the test drives. */
  readonly product: Product;
  /** A new one is told the news and asked for notifications; a returning one has answered that today. */
  readonly visitor: 'new' | 'returning';
  readonly sandbox: SandboxControl;
  readonly messages: ConsoleWatch;
}

/**
 * The site asks by itself to be installed, and offers its app: that would interrupt whatever a test does. It keeps quiet
 * where the native app says so (R5.13a). Pages of others may have no storage.
 */
function wantNoOffers(): void {
  try {
    if (localStorage.getItem('in_app') === null) localStorage.setItem('in_app', '0');
  } catch {}
}

/** A test of the built product: the sandbox is clean before it, and every unannounced console message fails it. */
export const test = base.extend<Fixtures>({
  product: [products.main, { option: true }],
  visitor: ['returning', { option: true }],
  context: async ({ context, visitor }, use) => {
    await asOrdinaryWindow(context);
    await context.addInitScript(wantNoOffers);
    if (visitor === 'returning') await asReturning(context);
    await use(context);
  },
  baseURL: async ({ product }, use) => use(origin(product)),
  sandbox: async ({ playwright, product }, use) => {
    const request = await playwright.request.newContext();
    const control = new SandboxControl(request, `http://127.0.0.1:${product.port}`);
    await control.reset();
    await use(control);
    await control.reset();
    await request.dispose();
  },
  messages: [
    async ({ page }, use) => {
      const watch = new ConsoleWatch(page);
      await use(watch);
      watch.check();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
