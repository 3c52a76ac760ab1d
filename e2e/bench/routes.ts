import { signIn } from '../product/actions';
import { demo } from '../product/demo';
import { growth, heapOf } from '../product/heap';
import { pathsOf, visitEach } from '../product/release-paths';
import { inNewBrowser } from './slow-browser';

const VISITS = 50;
/** After these visits of each route everything that is kept is there. */
const WARM_UP = 10;
/** In ms that a page stays open. */
const STAY = 60;

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
      await visitEach(page, ['/m/home'], { stay: STAY });
      await page.waitForTimeout(2_000);
      return heapOf(devtools);
    };
    await visitEach(page, paths, { times: WARM_UP, stay: STAY });
    const before = await atHome();
    await visitEach(page, paths, { times: VISITS - WARM_UP, stay: STAY });
    return { routes: { heap: growth(before, await atHome()) } };
  });
