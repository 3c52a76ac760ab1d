import { expect, type Page } from '@playwright/test';
import type { MemberWithMoney } from '../money/member';
import { demo } from '../product/demo';
import type { Sentences } from './sentences';

/** A page in a language, step by step from the first visit to a withdrawal. */
export interface Journey {
  readonly page: Page;
  readonly texts: Sentences;
  /** Origin of the merchant's pages. */
  readonly at: string;
  /** Called at each place, as soon as all of it is on the screen. */
  readonly reached: (place: string) => Promise<void>;
}

/** The page and its parts have arrived. */
export const arrived = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

const entry = ({ page, texts: { say } }: Journey, key: string) =>
  page
    .getByRole('navigation', { name: say('shell', 'navigation') })
    .getByRole('button', { name: say('shell', key) });

/** A first visit to the home page; ends where the news are declined. */
export async function firstVisit(journey: Journey): Promise<void> {
  const { page, texts, at, reached } = journey;
  const { say } = texts;
  await page.goto(`${at}/m/home`);
  await expect(page.getByRole('heading', { name: say('games', 'hero_visitor') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', texts.direction);
  const news = page.getByRole('dialog', { name: say('growth', 'announcements') });
  await expect(news.getByRole('heading', { name: say('sandbox', 'announce.welcome.title') })).toBeVisible();
  await reached('news');
  await news.getByRole('button', { name: say('growth', 'announcements_close') }).click();
  await expect(news).toBeHidden();
}

/** The home page without prompts, with every lane. */
export async function home(journey: Journey): Promise<void> {
  const { page, texts, at, reached } = journey;
  const { say } = texts;
  await page.goto(`${at}/m/home`);
  await expect(page.getByRole('heading', { name: say('games', 'category_RNG') })).toBeVisible();
  await expect(entry(journey, 'nav_home')).toBeVisible();
  await arrived(page);
  await reached('home');
}

/** From the home page to the login, and back as a member. */
export async function logIn(journey: Journey, name: string): Promise<void> {
  const { page, texts, reached } = journey;
  const { say } = texts;
  await entry(journey, 'nav_member').click();
  await expect(page.getByRole('heading', { name: say('auth', 'login_title') })).toBeVisible();
  await expect(page.getByText(say('auth', 'greeting'))).toBeVisible();
  await reached('login');
  const submit = page.getByRole('button', { name: say('auth', 'login') });
  await submit.click();
  await expect(page.getByText(say('auth', 'username_required'))).toBeVisible();
  await reached('login with a fault');
  await page.getByLabel(say('auth', 'username')).fill(name);
  await page.getByLabel(say('auth', 'password')).fill(demo.password);
  await submit.click();
  await expect(page.getByRole('heading', { name: say('member', 'member_title') })).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  await arrived(page);
  await reached('account');
}

/** Opens a slot, and comes back to the app. */
export async function play(journey: Journey): Promise<void> {
  const { page, texts, reached } = journey;
  const { say } = texts;
  await entry(journey, 'nav_home').click();
  await page
    .getByRole('region', { name: say('games', 'category_RNG') })
    .getByRole('button')
    .first()
    .click();
  await page.waitForURL(/\/play\?/);
  await expect(page.getByText(say('demo games', 'ready'))).toBeVisible();
  await reached('game');
}

/** Deposits by bank transfer; the money arrives. */
export async function deposit(journey: Journey, member: MemberWithMoney): Promise<void> {
  const { page, texts, at, reached } = journey;
  const { say, saying } = texts;
  await page.goto(`${at}/m/home`);
  await entry(journey, 'nav_deposit').click();
  await expect(page.getByRole('heading', { name: say('member', 'deposit'), level: 1 })).toBeVisible();
  await page.getByRole('radio', { name: saying('sandbox', 'method.bank') }).check();
  await page.getByLabel(say('member', 'deposit_amount')).fill('5');
  await page.getByLabel(say('member', 'deposit_amount')).blur();
  await expect(page.getByRole('button', { name: say('member', 'amount_too_small') })).toBeVisible();
  await reached('deposit');
  await page.getByLabel(say('member', 'deposit_amount')).fill('500');
  await page.getByRole('button', { name: say('member', 'deposit_submit') }).click();
  await expect(page.getByText(say('member', 'deposit_pending'))).toBeVisible();
  await expect(page.getByText(say('member', 'pay_hint_bank'))).toBeVisible();
  await reached('pending deposit');
  const [order] = await member.orders();
  await member.end(order?.id ?? '', 'done');
  await expect(page.getByText(say('member', 'deposit_done'))).toBeVisible({ timeout: 12_000 });
  await reached('deposit that has arrived');
  await page.getByRole('button', { name: say('member', 'to_wallet') }).click();
  await expect(page.getByRole('heading', { name: say('member', 'wallet_title'), level: 1 })).toBeVisible();
  await arrived(page);
  await reached('wallet');
}

/** The first withdrawal of a member, from the wallet page: payout account, PIN and amount. */
export async function withdraw({ page, texts, reached }: Journey): Promise<void> {
  const { say, saying } = texts;
  const button = (key: string) => page.getByRole('button', { name: say('member', key) });
  await page.getByRole('link', { name: say('member', 'withdraw') }).click();
  await button('account_add').click();
  await page.getByLabel(say('member', 'account_number_bank')).fill('0042 7719 1234');
  await page.getByLabel(say('member', 'account_holder')).fill('Lena Member');
  await reached('payout account');
  await button('account_save').click();
  await expect(page.getByRole('radio', { name: /Sandbox Savings Bank/ })).toBeChecked();
  await page.getByLabel(say('member', 'withdraw_amount')).fill('400');
  await reached('withdrawal');
  await button('withdraw').click();
  await page.getByLabel(say('member', 'pin_new')).fill('135790');
  await page.getByLabel(say('member', 'pin_again')).fill('135790');
  await reached('summary of the withdrawal, with a new PIN');
  await button('withdraw_submit').click();
  await expect(page.getByText(say('member', 'withdraw_done'))).toBeVisible();
  await expect(page.getByText(/Sandbox Savings Bank/)).toBeVisible();
  await reached('booked withdrawal');
  await button('withdraw_again').click();
  await expect(page.getByRole('heading', { name: say('member', 'withdraw_pending') })).toBeVisible();
  await expect(page.getByRole('button', { name: saying('member', 'status_pending') })).toBeVisible();
  await reached('pending withdrawal');
}
