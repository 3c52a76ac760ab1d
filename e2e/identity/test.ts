import path from 'node:path';
import { test as base } from '../auth/test';
import { identity } from '../product/products';
import { type Server, startServer } from '../product/server';

const standIn = (name: string) => path.join(import.meta.dirname, 'stand-ins', name);

/**
 * A test against the real emulator of the identity service. The scripts of third parties are simulated; all other
 * external hosts are blocked.
 */
export const test = base.extend<object, { emulator: Server }>({
  product: identity.product,
  emulator: [
    async ({ playwright: _unused }, use) => {
      const server = await startServer('e2e/identity-server.ts', 'the product with the emulator is up');
      await use(server);
      await server.close();
    },
    // The first run fetches the emulator from npm.
    { scope: 'worker', auto: true, timeout: 420_000 },
  ],
  context: async ({ context }, use) => {
    await context.route(/^https:/, (route) => route.fulfill({ body: '' }));
    await context.route('https://accounts.google.com/gsi/client', (route) =>
      route.fulfill({ path: standIn('google.js'), contentType: 'text/javascript' }),
    );
    await context.route('https://apis.google.com/js/api.js*', (route) =>
      route.fulfill({ path: standIn('gapi.js'), contentType: 'text/javascript' }),
    );
    await use(context);
  },
});

export { expect } from '@playwright/test';
