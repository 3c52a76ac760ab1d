import { expect } from '@playwright/test';
import { newMember } from '../../money/member';
import { money as path } from '../../money/test';
import type { Tab } from '../../product/tab';
import { isAt, navEntry, sees, seesNoMore, signIn } from '../actions';
import type { JourneyTest } from '../journey';

async function openWallet(tab: Tab, name: string): Promise<void> {
  await tab.goto('/m/login?backUrl=%2Fm%2Fwallet');
  await signIn(tab, name);
  await isAt(tab, /\/m\/wallet/);
}

export function money(test: JourneyTest): void {
  test.use({ visitor: 'answered prompts' });

  test('a member deposits by bank transfer, taps twice, and sees the money and its bonus arrive [R1.1c, R2.9]', async ({
    tab,
    product,
    request,
  }) => {
    const member = await newMember({ request, product });
    await openWallet(tab, member.userName);
    await navEntry(tab, 'Deposit').click();
    await tab.getByRole('radio', { name: /Bank transfer/ }).check();
    await tab.getByRole('radio', { name: /20% reload bonus/ }).check();
    await tab.getByLabel('How much would you like to deposit?').fill('١٢٠٫٥');
    await tab.getByRole('button', { name: 'Pay $120.50' }).dblclick();
    await sees(tab.getByText('Waiting for your payment'));
    await sees(tab.getByText('0042 7719 3305 68'));
    const orders = await member.orders();
    expect(orders).toMatchObject([{ kind: 'deposit', amount: 12_050, status: 'pending' }]);

    await member.end(orders[0]?.id ?? '', 'done');
    // The page asks after the payment every few seconds.
    await sees(tab.getByText('Deposit received'), 12_000);
    await tab.getByRole('button', { name: 'Go to wallet' }).click();
    await sees(tab.getByText('$1,144.60'));
    await tab.getByRole('link', { name: 'See all' }).click();
    await sees(tab.getByRole('button', { name: /20% reload bonus.*\$24\.10/ }));
  });

  test('a first withdrawal: account, password, a lost answer, and back again [R1.1c, R2.8, R7.33]', async ({
    tab,
    product,
    request,
    sandbox,
    messages,
  }) => {
    messages.expectMessage(/Failed to load resource/);
    const member = await newMember({ request, product });
    await openWallet(tab, member.userName);
    await tab.getByRole('link', { name: 'Withdraw', exact: true }).click();
    await tab.getByRole('button', { name: 'Add a payout account' }).click();
    await tab.getByLabel('Account number').fill('0042 7719 1234');
    await tab.getByLabel('Account holder').fill('Lena Member');
    await tab.getByRole('button', { name: 'Save account' }).click();
    await sees(tab.getByRole('radio', { name: /Sandbox Savings Bank/, checked: true }));

    await tab.getByLabel('How much would you like to withdraw?').fill('400');
    await tab.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await tab.getByLabel('New withdrawal PIN').fill('135790');
    await tab.getByLabel('Repeat PIN').fill('135790');
    await sandbox.fault({ path: path('submitWithdraw'), loseAnswer: true });
    await tab.getByRole('button', { name: 'Withdraw $400.00' }).dblclick();
    await sees(tab.getByText('Your withdrawal is on its way'));
    expect(await member.orders()).toMatchObject([{ kind: 'withdrawal', amount: -40_000, status: 'pending' }]);
    const stored = await tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain('135790');
    expect(stored).not.toContain('tessera:money-attempts');

    await tab.getByRole('button', { name: 'Make another withdrawal' }).click();
    const pending = tab.getByRole('button', { name: /Sandbox Savings Bank.*Pending/ });
    await sees(pending);
    await pending.click();
    await tab.getByRole('button', { name: 'Cancel withdrawal' }).click();
    await tab
      .getByRole('dialog', { name: /./ })
      .last()
      .getByRole('button', { name: 'Cancel withdrawal' })
      .click();
    await seesNoMore(pending);
    await sees(tab.getByText('$1,000.00').first());

    await tab.getByLabel('How much would you like to withdraw?').fill('400');
    await tab.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await tab.getByLabel('Withdrawal PIN', { exact: true }).fill('246802');
    await tab.getByRole('button', { name: 'Withdraw $400.00' }).click();
    await sees(tab.getByText('This withdrawal PIN isn’t right.'));
  });
}
