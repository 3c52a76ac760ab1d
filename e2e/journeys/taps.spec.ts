// @full: every merchant, and nothing that other journeys do not prove but the number of taps.
import type { Locator, Page } from '@playwright/test';
import { newName } from '../auth/access';
import { test as base, expect } from '../auth/test';
import { newMember } from '../money/member';
import { bookedWithdrawal, PIN } from '../money/payout';
import { firstGameOf } from '../product/actions';
import { demo } from '../product/demo';

/** A member with one thumb: taps are counted, and the keyboard's own keys go to the next field and send the form. */
class Thumb {
  taps = 0;

  constructor(readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.taps++;
  }

  /** Taps a field only if the keyboard is not open on its form already. */
  async write(name: string, value: string): Promise<void> {
    const field = this.page.getByLabel(name, { exact: true });
    await field.waitFor();
    const isNear = await field.evaluate((element) => {
      const { activeElement } = document;
      const hasKeyboard = activeElement?.matches('input:not([type="checkbox"], [type="radio"])');
      return hasKeyboard && activeElement?.closest('form') === element.closest('form');
    });
    if (isNear) await field.focus();
    else await this.tap(field);
    await this.page.keyboard.insertText(value);
  }

  async send(): Promise<void> {
    await this.page.keyboard.press('Enter');
  }
}

const test = base.extend<{ thumb: Thumb }>({
  thumb: async ({ page }, use) => use(new Thumb(page)),
});
test.use({ visitor: 'answered prompts' });

/** A button of the page itself, not of the early view that may stand before it. */
const button = (page: Page, name: string | RegExp) =>
  page.locator('#root').getByRole('button', { name, exact: true }).first();

/** What a visitor does who has opened the home page. */
interface Journey {
  readonly aim: string;
  readonly limit: number;
  readonly merchants: readonly string[];
  go(visit: {
    readonly page: Page;
    readonly thumb: Thumb;
    /** Adds a member of the merchant, and signs in. */
    readonly signIn: () => Promise<void>;
    readonly merchant: string;
    readonly readPicture: (merchant: string) => Promise<string>;
  }): Promise<void>;
}

const everyMerchant = ['aurora', 'jade', 'noor', 'samba', 'volt', 'mosaic'];
/** Samba works on credit: its members neither deposit nor withdraw. */
const withPayments = everyMerchant.filter((merchant) => merchant !== 'samba');

const journeys: readonly Journey[] = [
  {
    aim: 'registers',
    limit: 6,
    merchants: everyMerchant,
    async go({ page, thumb, merchant, readPicture }) {
      const name = newName();
      await thumb.tap(button(page, 'Register'));
      await thumb.write('Username', name);
      await thumb.write('Password', demo.password);
      await thumb.write('Repeat password', demo.password);
      // Jade asks for the characters of a picture as well.
      if (merchant === 'jade') await thumb.write('Characters in the picture', await readPicture(merchant));
      await thumb.tap(page.getByRole('checkbox'));
      await thumb.tap(page.getByRole('button', { name: 'Create account' }));
      await expect(page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
    },
  },
  {
    aim: 'opens a slot game',
    limit: 2,
    merchants: everyMerchant,
    async go({ page, thumb, signIn }) {
      await thumb.tap(firstGameOf(page, 'Slots'));
      await signIn();
      await expect(page).toHaveURL(/\/play\?/);
    },
  },
  {
    aim: 'deposits 50',
    limit: 4,
    merchants: withPayments,
    async go({ page, thumb, signIn }) {
      await thumb.tap(button(page, 'Deposit'));
      await signIn();
      await thumb.tap(page.getByRole('button', { name: /\b50$/ }));
      await thumb.tap(page.getByRole('button', { name: /^Pay / }));
      await expect(page.getByText('Waiting for your payment')).toBeVisible();
    },
  },
  {
    aim: 'withdraws to a new account with a new PIN',
    limit: 8,
    merchants: withPayments,
    async go({ page, thumb, signIn }) {
      await thumb.tap(button(page, 'Account'));
      await signIn();
      await thumb.tap(page.getByRole('link', { name: 'Withdraw', exact: true }));
      await thumb.tap(page.getByRole('button', { name: 'Add a payout account' }));
      await thumb.write('Account number', '0042 7719 1234');
      await thumb.write('Account holder', 'Lena Member');
      await thumb.send();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await thumb.tap(page.getByRole('button', { name: '25%' }));
      await thumb.tap(page.getByRole('button', { name: 'Withdraw', exact: true }));
      await thumb.write('New withdrawal PIN', PIN);
      await thumb.write('Repeat PIN', PIN);
      await thumb.send();
      await expect(bookedWithdrawal(page)).toBeVisible();
    },
  },
  {
    aim: 'changes the password',
    limit: 4,
    merchants: everyMerchant,
    async go({ page, thumb, signIn }) {
      await thumb.tap(button(page, 'Account'));
      await signIn();
      await thumb.tap(page.getByRole('link', { name: /^Security/ }));
      await thumb.tap(page.getByRole('button', { name: 'Change password' }));
      await thumb.write('Current password', demo.password);
      await thumb.write('New password', 'New-password1');
      await thumb.write('Repeat password', 'New-password1');
      await thumb.send();
      await expect(page.getByText('Your password has been changed')).toBeVisible();
    },
  },
  {
    aim: 'reads the contacts of the support',
    limit: 2,
    merchants: everyMerchant,
    async go({ page, thumb }) {
      await thumb.tap(button(page, 'Support'));
      await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();
    },
  },
];

for (const { aim, limit, merchants, go } of journeys)
  for (const merchant of merchants) {
    test(`${merchant}: a visitor ${aim} by at most ${limit} taps`, async ({
      page,
      thumb,
      request,
      product,
      readPicture,
      at,
    }) => {
      await page.goto(at(merchant, '/m/home'));
      await go({
        page,
        thumb,
        async signIn() {
          const { userName } = await newMember({ request, product, merchant });
          await thumb.write('Username', userName);
          await thumb.write('Password', demo.password);
          await thumb.send();
        },
        merchant,
        readPicture,
      });
      expect(thumb.taps).toBeLessThanOrEqual(limit);
    });
  }
