import { expect } from '@playwright/test';
import { test as productTest } from '../product/test';
import { RESULT } from './length';
import { countRunning } from './running';

interface Long {
  /** Notes a result for the table in docs/reliability.md. */
  readonly note: (what: string, result: string) => void;
  readonly uncaught: undefined;
}

/**
 * A test of a session that lasts. Console messages are expected, because networks fail in it; an error that no code
 * caught fails the test. There is no service worker: it would answer for the network.
 */
export const test = productTest.extend<Long>({
  visitor: 'answered prompts',
  serviceWorkers: 'block',
  context: async ({ context }, use) => {
    await countRunning(context);
    await use(context);
  },
  note: async ({ browserName: _unused }, use, info) =>
    use((what, result) =>
      info.annotations.push({ type: RESULT, description: JSON.stringify({ what, result }) }),
    ),
  uncaught: [
    async ({ context, messages }, use) => {
      messages.expectMessage(/./);
      const seen: string[] = [];
      context.on('weberror', (error) => {
        const { message, stack = message } = error.error();
        seen.push(stack);
      });
      await use(undefined);
      expect(seen).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
