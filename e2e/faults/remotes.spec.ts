// @full: other faults each day, which are not the fault of a change.
import type { Page } from '@playwright/test';
import { recordCell } from './cell';
import type { FaultyFront } from './front';
import { type FileFault, fileFaults, namesOf } from './network-faults';
import { remotes, type SeenRemote } from './remotes';
import { choiceTitle, someOf } from './spread';
import { type CodeFault, codeFaults, entryOf, serveSwitchable, serveWrongRange } from './switchable-code';
import { expect, test } from './test';

const RANGE = 'wrong shell range';
type Fault = FileFault | CodeFault | typeof RANGE;
const faults: readonly Fault[] = [...namesOf(fileFaults), ...codeFaults, RANGE];
const moments = ['start', 'navigation', 'retry'] as const;

const isFileFault = (fault: Fault): fault is FileFault => fault in fileFaults;
/** Its end is a time limit of the product. */
const isSilent = (fault: Fault): boolean => fault === 'hanging' || fault === 'never resolves';
/** The code came and ran. */
const isCrash = (fault: Fault): boolean => fault === 'throws in render' || fault === 'throws in an effect';

interface Scene {
  readonly page: Page;
  readonly faulty: FaultyFront;
  readonly remote: SeenRemote;
  readonly fault: Fault;
}

/** Puts a fault into a page that is open. */
async function begin({ page, faulty, remote, fault }: Scene): Promise<void> {
  if (isFileFault(fault)) return faulty.set(entryOf(remote.name), fileFaults[fault]);
  faulty.clear();
  await page.evaluate((name) => {
    globalThis.faultOfTest = name;
  }, fault);
}

const end = async ({ page, faulty }: Scene): Promise<void> => {
  faulty.clear();
  await page.evaluate(() => {
    globalThis.faultOfTest = undefined;
  });
};

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).first();

/** The member sees that the remote is away: a sentence with a way to try again, in the frame. */
async function expectSentence({ page, remote, fault }: Scene): Promise<void> {
  const sentence = page.getByText(remote.sentence);
  // A retry is under way.
  const busy = page.locator('button[aria-busy="true"]');
  if (isSilent(fault))
    await expect
      .poll(
        async () => {
          await page.clock.runFor(2_000);
          return (await sentence.isVisible()) && (await busy.count()) === 0;
        },
        { intervals: [200], timeout: 20_000 },
      )
      .toBe(true);
  await expect(sentence).toBeVisible();
  await expect(remote.frame(page)).toBeVisible();
  await expect(tryAgain(page)).not.toHaveAttribute('aria-busy', 'true');
}

/** What the member sees while the fault lasts. */
async function expectFault(scene: Scene): Promise<'retry' | 'nothing'> {
  const { page, remote, fault } = scene;
  if (fault === 'throws in an event') {
    await expect(remote.works(page)).toBeVisible();
    // Something of the page may lie over it.
    await page.getByRole('button', { name: 'throw' }).first().dispatchEvent('click');
    await expect(remote.works(page)).toBeVisible();
    return 'nothing';
  }
  if (remote.isSlot && isCrash(fault)) {
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('tessera:remote-failures')))
      .not.toBeNull();
    await expect(remote.works(page)).toHaveCount(0);
    return 'nothing';
  }
  await expectSentence(scene);
  return 'retry';
}

/** Everything else works, and the remote is still away afterwards. */
async function expectRest({ page, remote }: Scene): Promise<void> {
  await remote.leave(page);
  await expect(remote.other(page)).toBeVisible();
  await remote.open(page);
}

/** The fault is over: the remote works again, without a load of the page. */
async function recover(scene: Scene, seen: 'retry' | 'nothing'): Promise<void> {
  const { page, remote } = scene;
  await end(scene);
  if (seen === 'retry') await tryAgain(page).click();
  else await remote.leave(page);
  if (seen === 'nothing') await remote.open(page);
  await expect(remote.works(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'notReloaded'))).toBe(true);
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
}

/** Opens a page, and marks it. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  // The limits of the start end with the main script. Later limits are those of the remote.
  await page.waitForFunction(() => '__tesseraGuard' in globalThis);
  await page.evaluate(() => void Reflect.set(window, 'notReloaded', true));
}

const run = {
  async start(scene) {
    const { page, faulty, remote, fault } = scene;
    if (isFileFault(fault)) faulty.set(entryOf(remote.name), fileFaults[fault]);
    else
      await page.addInitScript((name) => {
        globalThis.faultOfTest = name;
      }, fault);
    await open(page, remote.address);
    const seen = await expectFault(scene);
    await expectRest(scene);
    await expectFault(scene);
    return seen;
  },
  async navigation(scene) {
    const { page, remote } = scene;
    // A remote with slots starts by itself.
    if (remote.isSlot)
      await page.addInitScript((name) => {
        globalThis.faultOfTest = name;
      }, scene.fault);
    if (remote.isSlot && isFileFault(scene.fault))
      scene.faulty.set(entryOf(remote.name), fileFaults[scene.fault]);
    await open(page, remote.elsewhere);
    if (!remote.isSlot) await begin(scene);
    await remote.open(page);
    const seen = await expectFault(scene);
    await expectRest(scene);
    await expectFault(scene);
    return seen;
  },
  async retry(scene) {
    const { page, faulty, remote } = scene;
    const first: Scene = { ...scene, fault: 'refused' };
    faulty.set(entryOf(remote.name), fileFaults.refused);
    await open(page, remote.address);
    await expectFault(first);
    await begin(scene);
    await tryAgain(page).click();
    return expectFault(scene);
  },
} as const satisfies Record<string, (scene: Scene) => Promise<'retry' | 'nothing'>>;

const cells = remotes.flatMap((remote) =>
  faults.flatMap((fault) => moments.map((moment) => ({ remote, fault, moment }))),
);

test.describe(choiceTitle, () => {
  for (const { remote, fault, moment } of someOf(
    'remotes',
    cells,
    ({ remote, fault, moment }) => `${remote.name} ${fault} ${moment}`,
  ))
    test(`${remote.name}, ${fault}, at ${moment}: the rest works, the member reads a sentence, and it comes back`, async ({
      page,
      faulty,
    }) => {
      const scene: Scene = { page, faulty, remote, fault };
      if (isSilent(fault)) await page.clock.install();
      const giveBack = fault === RANGE ? serveWrongRange(faulty, remote.name) : undefined;
      serveSwitchable(faulty, remote.name, remote.isSlot ? 'slots' : 'pages');
      const failure = await recordCell(
        { table: 'remotes', subject: remote.name, fault, moment },
        async () => {
          const seen = await run[fault === RANGE && moment === 'retry' ? 'start' : moment](scene);
          if (!giveBack) {
            await recover(scene, seen);
            return seen;
          }
          // Code that does not fit is refused for the life of the page: each retry says so, and the next page has other code.
          await tryAgain(page).click();
          await expectSentence(scene);
          giveBack();
          await page.goto(remote.address);
          await expect(remote.works(page)).toBeVisible();
          return seen;
        },
      );
      expect(failure).toBeUndefined();
    });
});
