import { expect } from '@playwright/test';
import { newMember } from '../../money/member';
import { demo } from '../../product/demo';
import { isAt, navEntry, sees, signIn } from '../actions';
import type { JourneyTest } from '../journey';
import type { Tab } from '../tab';

async function openWallet(tab: Tab, name: string): Promise<void> {
  await tab.goto('/m/login?backUrl=%2Fm%2Fwallet');
  await signIn(tab, name, demo.password);
  await isAt(tab, /\/m\/wallet/);
}

export function money(test: JourneyTest): void {
  test.use({ visitor: 'answered prompts' });

  test('a member deposits by bank transfer, in Arabic digits, and sees the money arrive [R1.1c, R2.9]', async ({
    tab,
    product,
    request,
  }) => {
    const member = await newMember({ request, product });
    await openWallet(tab, member.userName);
    await navEntry(tab, 'Deposit').click();
    await tab.getByRole('radio', { name: /Bank transfer/ }).check();
    await tab.getByLabel('How much do you want to deposit?').fill('١٢٠٫٥');
    await tab.getByRole('button', { name: 'Pay $120.50' }).dblclick();
    await sees(tab.getByText('Waiting for your payment'));
    const orders = await member.orders();
    expect(orders).toMatchObject([{ kind: 'deposit', amount: 12_050, status: 'pending' }]);
    await member.end(orders[0]?.id ?? '', 'done');
    await expect.poll(() => tab.getByText('Deposit received').isVisible(), { timeout: 12_000 }).toBe(true);
    await tab.getByRole('button', { name: 'To the wallet' }).click();
    await sees(tab.getByText('$1,120.50'));
  });

  test('a member adds an account, sets a password and withdraws once by two taps [R1.1c, R2.8, R7.33]', async ({
    tab,
    product,
    request,
  }) => {
    const member = await newMember({ request, product });
    await openWallet(tab, member.userName);
    await tab.getByRole('link', { name: 'Withdraw', exact: true }).click();
    await tab.getByRole('button', { name: 'Add an account' }).click();
    await tab.getByLabel('Account number').fill('0042 7719 1234');
    await tab.getByLabel('Account holder').fill('Lena Member');
    await tab.getByRole('button', { name: 'Save account' }).click();
    await tab.getByLabel('How much do you want to withdraw?').fill('400');
    await tab.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await tab.getByLabel('New withdrawal password').fill('135790');
    await tab.getByLabel('Repeat the password').fill('135790');
    await tab.getByRole('button', { name: 'Save password' }).click();
    await tab.getByLabel('Withdrawal password', { exact: true }).fill('135790');
    await tab.getByRole('button', { name: 'Withdraw $400.00' }).dblclick();
    await sees(tab.getByRole('button', { name: /Sandbox Savings Bank.*Pending/ }));
    expect(await member.orders()).toMatchObject([{ kind: 'withdrawal', amount: -40_000, status: 'pending' }]);
  });
}
