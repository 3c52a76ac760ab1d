// @full: waits for the limits of calls.
import type { Route } from '@playwright/test';
import { arriveAs } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

const TEN_MINUTES = 600_000;
const STEP = 10_000;

/** Requests that one client may make in ten minutes without a useful answer: on one path, and in all. */
const BUDGET = { path: 40, all: 150 };

/** An outbox as after days without a connection. */
const fillOutbox = (): void => {
  for (let n = 0; n < 200; n++) {
    const eventId = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
    const event = {
      eventId,
      eventTime: Date.now() - n,
      eventName: 'login',
      eventValue: {},
      domain: location.hostname,
      channels: [],
      clickIds: {},
    };
    localStorage.setItem(`tessera:outbox:${eventId}`, JSON.stringify(event));
  }
};

for (const [what, answer] of [
  ['429', (route: Route) => route.fulfill({ status: 429, headers: { 'retry-after': '60' } })],
  ['502', (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })],
  ['no answer', (route: Route) => route.abort('timedout')],
] as const) {
  test(`in ten minutes of ${what} a member's open page makes few requests`, async ({
    page,
    sandbox,
    messages,
  }) => {
    messages.expectMessage(/./);
    await page.clock.install();
    await arriveAs(page, demo.member);
    // The page tracks from now on.
    await expect
      .poll(async () => (await sandbox.tracked()).events.map(({ event }) => event.eventName))
      .toContain('viewContent');
    const made: string[] = [];
    await page.route('**/wps/**', async (route) => {
      made.push(new URL(route.request().url()).pathname);
      await answer(route);
    });
    await page.evaluate(fillOutbox);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    for (let passed = 0; passed < TEN_MINUTES; passed += STEP) await page.clock.runFor(STEP);
    const counts = Object.fromEntries(
      [...new Set(made)].map((path) => [path, made.filter((one) => one === path).length] as const),
    );
    test.info().annotations.push({ type: 'requests', description: JSON.stringify(counts) });
    expect(made).toContain('/wps/relay/WPSCORE_trackEvent');
    expect(Object.entries(counts).filter(([, count]) => count > BUDGET.path)).toEqual([]);
    expect(made.length).toBeLessThanOrEqual(BUDGET.all);
  });
}
