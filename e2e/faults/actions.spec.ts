// @full: other faults each day, which are not the fault of a change.
import type { APIRequestContext, Page } from '@playwright/test';
import { type MemberWithMoney, newMember } from '../money/member';
import { navEntry, signIn } from '../product/actions';
import type { Product } from '../product/products';
import { type Action, actions } from './actions';
import { type Outcome, recordCell } from './cell';
import type { FaultyFront } from './front';
import { hurry } from './hurry';
import { afterwards, type CallFault, callFaults, namesOf } from './network-faults';
import { closeMessages, isSignedIn, okIn, saidOn } from './seen';
import { choiceTitle, someOf } from './spread';
import { expect, test } from './test';

/** Whether the call gets to the gateway before its fault. */
const moments = ['before the gateway', 'after the gateway'] as const;
type Moment = (typeof moments)[number];

interface Scene {
  readonly page: Page;
  readonly faulty: FaultyFront;
  readonly action: Action;
  readonly fault: CallFault;
  readonly moment: Moment;
  readonly member: MemberWithMoney | undefined;
}

const addressOf = ({ faulty, action }: Pick<Scene, 'faulty' | 'action'>, path: string): string =>
  faulty.origin(action.merchant) + path;

async function signInAt(scene: Pick<Scene, 'page' | 'faulty' | 'action'>, member: MemberWithMoney) {
  const { page } = scene;
  await page.goto(addressOf(scene, '/m/login'));
  await page.evaluate(() => {
    sessionStorage.clear();
    // Of a payment whose cell has failed.
    localStorage.removeItem('tessera:money-attempts');
  });
  await page.goto(addressOf(scene, '/m/login'));
  await signIn(page, member.userName);
  await expect(page).toHaveURL(/\/m\/home/);
}

/** What was booked of the action's kind. */
const bookedBy = async ({ action, member }: Pick<Scene, 'action' | 'member'>): Promise<number> =>
  member && action.books ? (await member.orders()).filter(({ kind }) => kind === action.books).length : 0;

/** What the member reads after the call has failed. */
async function seenAfter(scene: Scene, isDone: () => Promise<boolean>, saidBefore: string): Promise<Outcome> {
  const { page } = scene;
  const isBusy = async () => (await page.locator('[aria-busy="true"]').count()) > 0;
  const now = async (): Promise<Outcome | undefined> => {
    if (await okIn(page).isVisible()) return 'message';
    if (scene.member && !(await isSignedIn(page))) return 'sign-in';
    const said = await saidOn(page);
    if (said !== '' && said !== saidBefore && !(await isBusy())) return 'sentence';
    return (await isDone()) ? 'whole' : undefined;
  };
  let seen: Outcome | undefined;
  await expect
    .poll(
      async () => {
        seen = await now();
        return seen;
      },
      { intervals: [100], timeout: 15_000 },
    )
    .toBeDefined();
  return seen ?? 'broken';
}

function allowed({ action, fault }: Scene): readonly Outcome[] {
  if (action.isQuiet) return ['whole', 'sign-in'];
  // 401 ends the session [R8.7].
  if (fault === '401' && action.call.authorization !== 'none') return ['sign-in', 'message', 'sentence'];
  // The result of a payment is looked up, and then shown.
  return action.books ? ['message', 'sentence', 'whole'] : ['message', 'sentence'];
}

async function run(scene: Scene): Promise<Outcome> {
  const { page, faulty, action, fault, moment, member } = scene;
  faulty.clear();
  if (member && !(await isSignedIn(page))) await signInAt(scene, member);
  await page.goto(addressOf(scene, action.address));
  if (!member) {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(addressOf(scene, action.address));
  }
  await action.enter(page);
  await page.evaluate(() => void Reflect.set(window, 'notReloaded', true));
  const before = await bookedBy(scene);
  const isDone = async () =>
    action.isDone ? action.isDone(page) : (await bookedBy(scene)) === before + 1 && !(await isOpen(page));
  const put = callFaults[fault];
  faulty.set(new RegExp(`^${action.call.path}$`), moment === 'after the gateway' ? afterwards(put) : put);
  const saidBefore = await saidOn(page);
  await action.send(page);
  await expect.poll(() => faulty.applied).toBeGreaterThan(0);
  const seen = await seenAfter(scene, isDone, saidBefore);
  expect(allowed(scene)).toContain(seen);
  faulty.clear();
  await closeMessages(page);
  if (action.isQuiet) return seen;
  if (seen === 'sign-in' && member) {
    await signInAgain(scene, member);
    await finish(scene, isDone, true);
  } else {
    if (seen !== 'whole' && !(await isDone())) await action.keeps?.(page);
    await finish(scene, isDone, false);
  }
  if (action.books) expect(await bookedBy(scene)).toBe(before + 1);
  // A game takes the place of the page.
  if (seen !== 'sign-in' && !/\/play\?/.test(page.url()))
    expect(await page.evaluate(() => Reflect.get(window, 'notReloaded'))).toBe(true);
  return seen;
}

/** Whether the result of a payment is still looked up. */
const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => (localStorage.getItem('tessera:money-attempts') ?? '[]') !== '[]');

/** The session ended: the member signs in again, and is on the page again. */
async function signInAgain({ page, action }: Scene, member: MemberWithMoney): Promise<void> {
  if (!/\/m\/login/.test(page.url())) await navEntry(page, 'Account').click();
  await signIn(page, member.userName);
  await expect(page).not.toHaveURL(/\/m\/login/);
  const open = page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, action.address);
  // The sign-in leads back to the launch of a game, which may take the place of the page just then.
  await open.catch(() => undefined);
}

/** The member does it again until it is done, as the page allows it. */
async function finish({ page, action }: Scene, isDone: () => Promise<boolean>, isAnew: boolean) {
  let hasEntered = !isAnew;
  await expect(async () => {
    if (await isDone()) return;
    await closeMessages(page);
    if (!(await isOpen(page))) {
      if (!hasEntered) await action.enter(page);
      hasEntered = true;
      await action.send(page);
    }
    await expect.poll(isDone, { timeout: 3_000 }).toBe(true);
  }).toPass({ timeout: 25_000, intervals: [100] });
}

interface Money {
  readonly request: APIRequestContext;
  readonly product: Product;
}
const memberFor = ({ merchant }: Action, money: Money) =>
  newMember({ ...money, ...(merchant && { merchant }) });

const chosen = someOf('actions', actions, ({ call }) => call.name);

test.describe(choiceTitle, () => {
  for (const action of chosen)
    test(`${action.call.name} on ${action.address}: the member reads why it failed, nothing entered is lost, and it happens once`, async ({
      page,
      faulty,
      request,
      product,
    }) => {
      test.setTimeout(26 * 20_000);
      await hurry(page, action.call.path);
      const all = namesOf(callFaults).flatMap((fault) =>
        moments
          .filter((moment) => action.books || moment === moments[0])
          .map((moment) => ({ fault, moment })),
      );
      const cells = someOf(
        'faultsOfAction',
        all,
        ({ fault, moment }) => `${action.call.name} ${fault} ${moment}`,
      );
      const failures: string[] = [];
      let member: MemberWithMoney | undefined;
      for (const [count, { fault, moment }] of cells.entries()) {
        if (action.as === 'member' && (!member || count % (action.perMember ?? all.length) === 0)) {
          faulty.clear();
          member = await memberFor(action, { request, product });
          await signInAt({ page, faulty, action }, member);
          await action.prepare?.(page);
        }
        const table = action.books ? 'money' : 'actions';
        const failure = await recordCell({ table, subject: action.call.name, fault, moment }, () =>
          run({ page, faulty, action, fault, moment, member }),
        );
        if (failure !== undefined) failures.push(failure);
      }
      expect(failures).toEqual([]);
    });
});
