import type { Page } from '@playwright/test';
import type { ConsoleWatch } from '../product/console-watch';

/** A page that is left ends its requests, and those that outlive it. */
const LEFT = ['NS_BINDING_ABORTED', 'NS_ERROR_UNEXPECTED'];

/**
 * A page that is left while it loads gets its files empty. Where a file is really another one, the product's own message
 * about the remote follows, which fails the test.
 */
const EMPTY_FILE = /^uncaught: None of the .sha384. hashes in the integrity attribute match/;

/** Firefox tells a driver what scripts write to its console; what it writes there itself is recorded by its events. */
export async function watchFirefox(page: Page, messages: ConsoleWatch): Promise<void> {
  messages.expectMessage(EMPTY_FILE);
  page.on('response', (response) => {
    if (response.status() >= 400)
      messages.record(`error: Failed to load resource: ${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (!LEFT.includes(reason ?? ''))
      messages.record(`error: Failed to load resource: ${reason} ${request.url()}`);
  });
  await page.addInitScript(() => {
    // The driver reports no more of an error than its name.
    for (const level of ['error', 'warn'] as const) {
      const write = console[level].bind(console);
      console[level] = (...said) =>
        write(...said.map((one) => (one instanceof Error ? `${one}\n${one.stack}` : one)));
    }
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Content Security Policy: ${violatedDirective} refuses ${blockedURI}`),
    );
  });
}
