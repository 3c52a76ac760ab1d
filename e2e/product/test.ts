import { test as base } from '@playwright/test';
import { ConsoleWatch } from './console-watch';
import { HangingFront } from './hanging-front';
import { asOrdinaryWindow } from './ordinary-window';
import { origin, type Product, products } from './products';
import { SandboxControl } from './sandbox';
import { asAnswered, type Visitor } from './visitor';

export interface ProductFixtures {
  /** The running product that the test uses. */
  readonly product: Product;
  /** A new visitor by default, who gets the news, the install offer and every other prompt. */
  readonly visitor: Visitor;
  readonly sandbox: SandboxControl;
  /** Not started. */
  readonly front: HangingFront;
}

/** A test of the built product in any browser. Resets the sandbox first. */
export const productTest = base.extend<ProductFixtures>({
  product: [products.main, { option: true }],
  visitor: ['new', { option: true }],
  baseURL: async ({ product }, use) => use(origin(product)),
  front: async ({ product }, use) => {
    const front = new HangingFront(product);
    await use(front);
    front.stop();
  },
  sandbox: async ({ product }, use) => {
    const control = new SandboxControl(`http://127.0.0.1:${product.port}`);
    await control.reset();
    await use(control);
    await control.reset();
  },
});

/** A test of the built product in a browser of Playwright. An unexpected console message fails it. */
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
