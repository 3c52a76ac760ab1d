import type { Page } from '@playwright/test';
import * as v from 'valibot';

const release = v.object({
  remotes: v.record(
    v.string(),
    v.object({ candidates: v.array(v.object({ routes: v.array(v.object({ path: v.string() })) })) }),
  ),
});

/** The path of every page of the release, without those that have a parameter. */
export async function pathsOf(page: Page): Promise<readonly string[]> {
  const text = await page.locator('#tessera-release').textContent();
  const { remotes } = v.parse(release, JSON.parse(text ?? ''));
  return Object.values(remotes)
    .flatMap(({ candidates }) => candidates[0]?.routes ?? [])
    .map(({ path }) => path)
    .filter((path) => !path.includes(':'));
}

/** Opens each path within the application, as the browser's own buttons do, and stays for some ms. */
export const visitEach = (
  page: Page,
  paths: readonly string[],
  { times = 1, stay }: { readonly times?: number; readonly stay: number },
): Promise<void> =>
  page.evaluate(
    async ([wanted, count, ms]) => {
      for (let time = 0; time < count; time++)
        for (const path of wanted) {
          history.pushState(null, '', path);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
          await new Promise((resolve) => setTimeout(resolve, ms));
        }
    },
    [paths, times, stay] as const,
  );

/**
 * Opens each path within the application and stays until no file and no answer has come for 0.7 s. A measurement that
 * begins before all code is there measures the code, on a slow machine.
 */
export async function settleEach(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await visitEach(page, [path], { stay: 0 });
    await page.evaluate(async () => {
      performance.setResourceTimingBufferSize(10_000);
      const come = () => performance.getEntriesByType('resource').length;
      let before = -1;
      while (come() > before) {
        before = come();
        await new Promise((resolve) => setTimeout(resolve, 700));
      }
    });
  }
}
