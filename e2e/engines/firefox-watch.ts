import type { Page } from '@playwright/test';
import type { ConsoleWatch } from '../product/console-watch';

/** A page that is left ends its requests. */
const LEFT = 'NS_BINDING_ABORTED';

/** Firefox tells a driver what scripts write to its console; what it writes there itself is recorded by its events. */
export async function watchFirefox(page: Page, messages: ConsoleWatch): Promise<void> {
  page.on('response', (response) => {
    if (response.status() >= 400)
      messages.record(`error: Failed to load resource: ${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== LEFT) messages.record(`error: Failed to load resource: ${reason} ${request.url()}`);
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
