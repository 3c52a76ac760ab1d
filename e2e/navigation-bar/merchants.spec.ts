import type { Page } from '@playwright/test';
import { demo } from '../product/demo';
import { fullUnless } from '../product/full';
import { expect, test } from '../product/test';
import { acknowledge, bar, open } from './bar';

test.use({ visitor: 'answered prompts' });

const navigation = {
  aurora: ['Home', 'Deposit', 'Account', 'Offers', 'Support'],
  jade: ['Home', 'Games', 'Chat', 'Offers', 'Account'],
  noor: ['Home', 'Wallet', 'Deposit', 'Support', 'Account'],
  // Deposit is in its list too, but is hidden (R2.30).
  samba: ['Home', 'Games', 'Rewards', 'Invite', 'Account'],
} as const;

type Entry = (typeof navigation)[keyof typeof navigation][number];
type Who = 'visitor' | 'member' | 'agent' | 'free' | 'virtual';

const paths: Partial<Record<Entry, RegExp>> = {
  Home: /\/m\/home/,
  Games: /\/m\/game/,
  Offers: /\/m\/activity/,
  Account: /\/m\/member\/home/,
  Wallet: /\/m\/wallet/,
  Rewards: /\/m\/rewardCenter/,
  Deposit: /\/m\/voucherCenter/,
  Invite: /\/m\/inviteFriends/,
  Chat: /\/chat\?/,
};
const needsLogin: readonly Entry[] = ['Account', 'Wallet', 'Rewards', 'Deposit', 'Chat', 'Invite'];

/** The expected result of a tap, from the table of the specification. */
function outcome(entry: Entry, who: Who): RegExp | 'list' | 'rejected' {
  if (entry === 'Support') return 'list';
  if (entry === 'Invite' && who === 'agent') return /\/m\/agentRegister/;
  if (needsLogin.includes(entry) && who === 'visitor') return /\/m\/login/;
  if (needsLogin.includes(entry) && who === 'free') return 'rejected';
  if (entry === 'Deposit' && who === 'virtual') return 'rejected';
  return paths[entry] ?? /never/;
}

/** The pages of login and chat have no bar. */
const hasBar = (expected: RegExp): boolean => !/login|chat/.test(expected.source);

async function expectOutcome(page: Page, expected: ReturnType<typeof outcome>): Promise<void> {
  if (expected === 'list') {
    const list = page.getByRole('dialog', { name: 'Support' });
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  } else if (expected === 'rejected') {
    await expect(page.getByRole('dialog')).toContainText('Your account type can’t use this');
    await acknowledge(page);
    await expect(page).toHaveURL(/\/m\/home/);
  } else await expect(page).toHaveURL(expected);
}

/** The entries that are marked as the current page. */
const active = (page: Page) => bar(page).locator('[aria-current="page"]');

/** On the page of an entry exactly that entry is active; on any other page home or no entry. */
async function expectActive(page: Page, entry: Entry, expected: ReturnType<typeof outcome>): Promise<void> {
  if (expected === 'list' || expected === 'rejected') await expect(active(page)).toHaveAccessibleName('Home');
  else if (hasBar(expected)) await expect(active(page)).toHaveAccessibleName(new RegExp(`^${entry}\\b`));
}

/** Every bar for a visitor, and each other account type once; in the gate one of them. Unit tests in shell/src/ui/bottom-nav cover the whole table. */
const tried = [
  ['aurora', 'visitor'],
  ['jade', 'visitor'],
  ['noor', 'visitor'],
  ['samba', 'visitor'],
  ['jade', 'member'],
  ['samba', 'agent'],
  ['noor', 'free'],
  ['aurora', 'virtual'],
] as const;

for (const [merchant, who] of tried) {
  test(
    `${merchant}: every entry of the bar follows the table for a ${who} [R2.26, R2.31, R2.33, R4.18, R4.19, R4.22]`,
    fullUnless(who === 'virtual'),
    async ({ page, product }) => {
      const shown = navigation[merchant];
      await open(page, product, merchant, who === 'visitor' ? undefined : demo[who]);
      await expect(bar(page).getByRole('button')).toHaveCount(shown.length);
      const home = page.url();
      for (const entry of shown) {
        await test.step(entry, async () => {
          await bar(page)
            .getByRole('button', { name: new RegExp(`^${entry}\\b`) })
            .click();
          const expected = outcome(entry, who);
          await expectOutcome(page, expected);
          await expectActive(page, entry, expected);
          if (page.url() !== home) await page.goBack();
          await expect(page).toHaveURL(home);
        });
      }
    },
  );
}
