import { expect, test } from '../product/test';
import { measureFirstVisit, report } from './measure';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, serviceWorkers: 'allow' });

/** In bytes, as they are sent: the budget for JavaScript that a first visit fetches before its content. */
const BUDGET = 150_000;

for (const [path, content] of [
  ['/m/home', 'Slots'],
  ['/m/login', 'Remember me'],
] as const) {
  test(`a first visit to ${path} fetches at most 150 kB of JavaScript, in one wave`, async ({ page }) => {
    const visit = await measureFirstVisit(page, path, content);
    console.log(`\n${report(path, visit)}`);
    expect(visit.javascript).toBeGreaterThan(100_000);
    expect(visit.javascript).toBeLessThanOrEqual(BUDGET);
    expect(visit.waves).toBe(1);
  });
}
