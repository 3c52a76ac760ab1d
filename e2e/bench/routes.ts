import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { signIn } from '../product/actions';
import { demo } from '../product/demo';
import { growth, heapOf } from '../product/heap';
import { inNewBrowser } from './slow-browser';

const VISITS = 50;
/** After these visits of each route everything that is kept is there. */
const WARM_UP = 10;
/** In ms that a page stays open. */
const STAY = 60;

const release = v.object({
  remotes: v.record(
    v.string(),
    v.object({ candidates: v.array(v.object({ routes: v.array(v.object({ path: v.string() })) })) }),
  ),
});

/** Every page of the release whose path has no parameter. */
async function pathsOf(page: Page): Promise<readonly string[]> {
  const text = await page.locator('#tessera-release').textContent();
  const { remotes } = v.parse(release, JSON.parse(text ?? ''));
  return Object.values(remotes)
    .flatMap(({ candidates }) => candidates[0]?.routes ?? [])
    .map(({ path }) => path)
    .filter((path) => !path.includes(':'));
}

/** Opens each path within the application, as the browser's own buttons do. */
const visitEach = (page: Page, paths: readonly string[], times: number): Promise<void> =>
  page.evaluate(
    async ([wanted, count, stay]) => {
      for (let time = 0; time < count; time++)
        for (const path of wanted) {
          history.pushState(null, '', path);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
          await new Promise((resolve) => setTimeout(resolve, stay));
        }
    },
    [paths, times, STAY] as const,
  );

/** Visits every route fifty times as a member: how the heap grows, in percent. */
export const visitedRoutes = (origin: string) =>
  inNewBrowser('answered prompts', async (context) => {
    const page = await context.newPage();
    await page.goto(`${origin}/m/login`);
    await signIn(page, demo.member);
    await page.waitForURL(/\/m\/home/);
    const paths = await pathsOf(page);
    const devtools = await context.newCDPSession(page);
    const atHome = async () => {
      await visitEach(page, ['/m/home'], 1);
      await page.waitForTimeout(2_000);
      return heapOf(devtools);
    };
    await visitEach(page, paths, WARM_UP);
    const before = await atHome();
    await visitEach(page, paths, VISITS - WARM_UP);
    return { routes: { heap: growth(before, await atHome()) } };
  });
