import type { Page } from '@playwright/test';
import {
  addWithdrawAccount,
  changePassword,
  claimReward,
  type Endpoint,
  launchGame,
  login,
  logout,
  register,
  rsaKey,
  setWithdrawPassword,
  submitDeposit,
  submitFeedback,
  submitWithdrawal,
  transferWallet,
} from '@tessera/contract';
import { newName } from '../auth/access';
import {
  addAccount,
  bookedWithdrawal,
  enterAccount,
  enterNewPin,
  openConfirmSheet,
  PIN,
} from '../money/payout';
import { fillPasswordChange, fillRegistration, firstGameOf } from '../product/actions';
import { demo } from '../product/demo';
import { expect } from './test';

/** Something that the member does, and the call that it makes. */
export interface Action {
  readonly call: Pick<Endpoint, 'name' | 'path' | 'authorization'>;
  readonly as: 'visitor' | 'member';
  /** How often a member can do it. Default: without a limit. */
  readonly perMember?: number;
  readonly merchant?: 'noor';
  readonly address: string;
  /** Once for each member. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Enters everything that is sent. */
  readonly enter: (page: Page) => Promise<void>;
  readonly send: (page: Page) => Promise<void>;
  /** Expects that nothing entered is lost. */
  readonly keeps?: (page: Page) => Promise<void>;
  /** Whether it is done. An action that books is done when the gateway has booked it. */
  readonly isDone?: (page: Page) => Promise<boolean>;
  readonly books?: 'deposit' | 'withdrawal' | 'transfer';
  /** A failure is not shown, because the action is done on the device. */
  readonly isQuiet?: true;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).last().click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const isAt = (path: string) => async (page: Page) => new URL(page.url()).pathname === path;
const shows = (words: string | RegExp) => (page: Page) => page.getByText(words).first().isVisible();
const keepsText = (label: string, text: string | RegExp) => (page: Page) =>
  expect(field(page, label)).toHaveValue(text);

const WORDS = 'The last page looked odd';
const NEW_PASSWORD = 'New-password1';

const byPassword = {
  as: 'visitor',
  address: '/m/login',
  enter: async (page) => {
    await field(page, 'Username').fill(demo.member);
    await field(page, 'Password').fill(demo.password);
  },
  send: press('Sign in'),
  keeps: async (page) => {
    await keepsText('Username', demo.member)(page);
    await keepsText('Password', demo.password)(page);
  },
  isDone: isAt('/m/home'),
} as const satisfies Omit<Action, 'call'>;

const arriveWithAccount = async (page: Page) => {
  await page.goto('/m/withdraw');
  await addAccount(page);
};

const enterPin = async (page: Page) => {
  await openConfirmSheet(page, '20');
  await enterNewPin(page);
};

export const actions: readonly Action[] = [
  { call: login, ...byPassword },
  { call: rsaKey, ...byPassword },
  {
    call: register,
    as: 'visitor',
    address: '/m/register',
    enter: (page) => fillRegistration(page, newName().slice(0, 14)),
    send: press('Create account'),
    keeps: async (page) => {
      await keepsText('Username', /^e\w+$/)(page);
      await keepsText('Password', demo.password)(page);
    },
    isDone: isAt('/m/home'),
  },
  {
    call: changePassword,
    as: 'member',
    perMember: 1,
    address: '/m/changePsw',
    enter: (page) => fillPasswordChange(page, demo.password, NEW_PASSWORD),
    send: press('Change password'),
    keeps: (page) => expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD),
    isDone: shows('Your password has been changed'),
  },
  {
    call: submitFeedback,
    as: 'member',
    perMember: 1,
    address: '/m/feedback',
    enter: (page) => page.getByLabel('What happened, or what would you like to see?').fill(WORDS),
    send: press('Send'),
    keeps: keepsText('What happened, or what would you like to see?', WORDS),
    isDone: (page) => page.getByRole('article').filter({ hasText: WORDS }).isVisible(),
  },
  {
    call: claimReward,
    as: 'member',
    perMember: 1,
    address: '/m/rewardCenter',
    enter: (page) => expect(page.getByText('Daily chest')).toBeVisible(),
    send: press('Claim: Daily chest'),
    isDone: shows('Your reward is in your wallet'),
  },
  {
    call: launchGame,
    as: 'member',
    address: '/m/home',
    enter: (page) => expect(firstGameOf(page, 'Slots')).toBeVisible(),
    send: async (page) => {
      const again = page.getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) await again.click();
      else await firstGameOf(page, 'Slots').click();
    },
    isDone: async (page) => /\/play\?/.test(page.url()),
  },
  {
    call: addWithdrawAccount,
    as: 'member',
    perMember: 1,
    address: '/m/withdraw',
    enter: enterAccount,
    send: press('Save account'),
    keeps: async (page) => {
      await expect(page.getByLabel('Account number')).toHaveValue('004277191234');
      await expect(page.getByLabel('Account holder')).toHaveValue('Lena Member');
    },
    isDone: (page) => page.getByRole('radio', { name: /Sandbox Savings Bank/ }).isVisible(),
  },
  {
    call: setWithdrawPassword,
    as: 'member',
    perMember: 1,
    address: '/m/withdraw',
    prepare: arriveWithAccount,
    enter: enterPin,
    send: press('Withdraw $20.00'),
    keeps: (page) => expect(page.getByLabel('New withdrawal PIN')).toHaveValue(PIN),
    isDone: (page) => bookedWithdrawal(page).isVisible(),
  },
  {
    call: logout,
    as: 'member',
    perMember: 1,
    address: '/m/member/home',
    enter: (page) => page.getByRole('button', { name: 'Sign out' }).click(),
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click(),
    isDone: (page) => page.getByRole('button', { name: 'Sign in', exact: true }).first().isVisible(),
    isQuiet: true,
  },
  {
    call: submitDeposit,
    as: 'member',
    address: '/m/voucherCenter',
    enter: async (page) => {
      await page.getByRole('radio', { name: /Bank transfer/ }).check();
      await page.getByLabel('How much would you like to deposit?').fill('50');
    },
    send: press('Pay $50.00'),
    keeps: (page) => expect(page.getByLabel('How much would you like to deposit?')).toHaveValue('50'),
    books: 'deposit',
  },
  {
    call: submitWithdrawal,
    as: 'member',
    // Five withdrawals a day; the first one sets the PIN.
    perMember: 4,
    address: '/m/withdraw',
    prepare: async (page) => {
      await arriveWithAccount(page);
      await enterPin(page);
      await press('Withdraw $20.00')(page);
      await expect(bookedWithdrawal(page)).toBeVisible();
    },
    enter: (page) => openConfirmSheet(page, '20'),
    // The PIN is the one thing that no failure keeps on screen when the sheet was closed.
    send: async (page) => {
      await page.getByLabel('Withdrawal PIN', { exact: true }).fill(PIN);
      await press('Withdraw $20.00')(page);
    },
    keeps: (page) => expect(page.getByLabel('How much would you like to withdraw?')).toHaveValue('20'),
    books: 'withdrawal',
  },
  {
    call: transferWallet,
    as: 'member',
    merchant: 'noor',
    address: '/m/wallet/transfer',
    enter: (page) => field(page, 'Amount').fill('10'),
    send: press(/^Transfer/),
    keeps: (page) => keepsText('Amount', '10')(page),
    books: 'transfer',
  },
];
