import { test as base } from '@playwright/test';
import { ConsoleWatch } from './console-watch';
import { asOrdinaryWindow } from './ordinary-window';
import { origin, type Product, products } from './products';
import { SandboxControl } from './sandbox';

interface Fixtures {
  /** Whether the site may ask by itself to be installed, and offer its app: it would interrupt whatever a test does. */
  readonly offersApp: boolean;
  /** Which of the running products the test drives. */
  readonly product: Product;
  readonly sandbox: SandboxControl;
  readonly messages: ConsoleWatch;
}

/** Says what the native app says when it wants no install prompts (R5.13a); other pages than ours may have no storage. */
function wantNoOffers(): void {
  try {
    if (localStorage.getItem('in_app') === null) localStorage.setItem('in_app', '0');
  } catch {}
}

/** A test of the built product: the sandbox is clean before it, and every unannounced console message fails it. */
export const test = base.extend<Fixtures>({
  product: [products.main, { option: true }],
  offersApp: [false, { option: true }],
  context: async ({ context, offersApp }, use) => {
    await asOrdinaryWindow(context);
    if (!offersApp) await context.addInitScript(wantNoOffers);
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
