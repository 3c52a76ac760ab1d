import { test as base } from '@playwright/test';
import { ConsoleWatch } from './console-watch';
import { asOrdinaryWindow } from './ordinary-window';
import { origin, type Product, products } from './products';
import { SandboxControl } from './sandbox';
import { asAnswered, type Visitor } from './visitor';

export interface ProductFixtures {
  /** Which of the running products the test drives. */
  readonly product: Product;
  /** A new one unless the test says otherwise: to that one come the news, the offer to install and every other prompt. */
  readonly visitor: Visitor;
  readonly sandbox: SandboxControl;
}

/** A test of the built product in whatever browser: the sandbox is clean before it. */
export const productTest = base.extend<ProductFixtures>({
  product: [products.main, { option: true }],
  visitor: ['new', { option: true }],
  baseURL: async ({ product }, use) => use(origin(product)),
  sandbox: async ({ playwright, product }, use) => {
    const request = await playwright.request.newContext();
    const control = new SandboxControl(request, `http://127.0.0.1:${product.port}`);
    await control.reset();
    await use(control);
    await control.reset();
    await request.dispose();
  },
});

/** A test of the built product in a browser that Playwright drives: every unannounced console message fails it. */
export const test = productTest.extend<{ readonly messages: ConsoleWatch }>({
  context: async ({ context, visitor }, use) => {
    await asOrdinaryWindow(context);
    if (visitor === 'answered prompts') await asAnswered(context);
    await use(context);
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
