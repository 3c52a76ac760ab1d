// @full: other faults each day, which are not the fault of a change.
import type { Page } from '@playwright/test';
import { navEntry, signIn } from '../product/actions';
import { demo } from '../product/demo';
import { type ReadCall, readCalls } from './calls';
import { type Outcome, recordCell } from './cell';
import type { FaultyFront } from './front';
import { hurry } from './hurry';
import { type CallFault, callFaults, namesOf } from './network-faults';
import { games, offers } from './remotes';
import { isSignedIn, okIn, seenOn, tryAgainIn } from './seen';
import { choiceTitle, someOf } from './spread';
import { expect, test } from './test';

interface Scene {
  readonly page: Page;
  readonly faulty: FaultyFront;
  readonly read: ReadCall;
  readonly fault: CallFault;
}

const names = { member: demo.member, agent: demo.agent } as const;

/** A new visit: no answer is kept, and the member is signed in. */
async function arrive({ page, read, faulty }: Scene): Promise<void> {
  faulty.clear();
  if (page.url() === 'about:blank') await page.goto('/m/login');
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('tessera:answer:')) sessionStorage.removeItem(key);
    localStorage.removeItem('tessera:site');
  });
  if (read.as === 'visitor' || (await isSignedIn(page))) return;
  await page.goto('/m/login');
  await signIn(page, names[read.as]);
  await expect(page).toHaveURL(/\/m\/home/);
}

/** What the contract says that a member sees while a call fails. */
function allowed({ read, fault }: Scene): readonly Outcome[] {
  const { authorization } = read.call;
  // 401 ends the session [R8.7].
  if (fault === '401' && read.as !== 'visitor' && authorization !== 'none') return ['sign-in'];
  if (read.isOptional) return ['whole', 'message'];
  // The gateway does not have the call: the page says that this is not offered.
  return fault === '404' ? ['sentence', 'retry', 'message'] : ['retry', 'message'];
}

const isAtLogin = (page: Page): boolean => /\/m\/login/.test(page.url());

/** Another page, which works, and back, as links do it. */
async function lookAround({ page, read }: Scene): Promise<void> {
  const isHome = read.address === '/m/home';
  await navEntry(page, isHome ? 'Offers' : 'Home').click();
  await expect((isHome ? offers : games)(page)).toBeVisible();
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, read.address);
}

/** The rest works meanwhile, and the page comes back without a load. */
async function recover(scene: Scene): Promise<void> {
  const { page, faulty, read } = scene;
  const works = read.works(page);
  if (read.as !== 'visitor' && !(await isSignedIn(page))) {
    faulty.clear();
    if (!isAtLogin(page)) await navEntry(page, 'Account').click();
    await signIn(page, names[read.as]);
    await expect(page).not.toHaveURL(/\/m\/login/);
    await lookAround(scene);
    return expect(works).toBeVisible();
  }
  await lookAround(scene);
  const again = await seenOn(page, works, read.as !== 'visitor');
  faulty.clear();
  if (again === 'retry') await tryAgainIn(page).click();
  else await lookAround(scene);
  await expect(works).toBeVisible();
  await expect(tryAgainIn(page)).toHaveCount(0);
}

async function run(scene: Scene): Promise<Outcome> {
  const { page, faulty, read, fault } = scene;
  await arrive(scene);
  faulty.set(new RegExp(`^${read.call.path}$`), callFaults[fault]);
  await page.goto(read.address, { waitUntil: 'commit' });
  await expect.poll(() => faulty.applied, { timeout: 12_000 }).toBeGreaterThan(0);
  await page.evaluate(() => void Reflect.set(window, 'notReloaded', true));
  const seen = await seenOn(page, read.works(page), read.as !== 'visitor');
  expect(allowed(scene)).toContain(seen);
  await recover(scene);
  expect(await page.evaluate(() => Reflect.get(window, 'notReloaded'))).toBe(true);
  return seen;
}

const chosen = someOf('calls', readCalls, ({ call }) => call.name);

test.describe(choiceTitle, () => {
  for (const read of chosen)
    test(`${read.call.name} on ${read.address}: the member reads what is missing, and it comes back without a load`, async ({
      page,
      faulty,
    }) => {
      test.setTimeout(13 * 20_000);
      await hurry(page, read.call.path);
      // Closes each message before the next action.
      await page.addLocatorHandler(okIn(page), () => okIn(page).click());
      const failures: string[] = [];
      for (const fault of someOf(
        'faultsOfCall',
        namesOf(callFaults),
        (name) => `${read.call.name} ${name}`,
      )) {
        const failure = await recordCell(
          { table: 'calls', subject: read.call.name, fault, moment: 'opening' },
          () => run({ page, faulty, read, fault }),
        );
        if (failure !== undefined) failures.push(failure);
      }
      expect(failures).toEqual([]);
    });
});
