import { expect } from '@playwright/test';
import { newName } from '../../auth/access';
import { demo } from '../../product/demo';
import { declinePrompts } from '../../product/visitor';
import { isAt, lanes, sees } from '../actions';
import type { JourneyTest } from '../journey';

export function registration(test: JourneyTest): void {
  test.beforeEach(({ tab }) => declinePrompts(tab));

  test('a visitor registers over an encrypted call and is signed in [R2.3, R7.7, R3.6, R4.11a]', async ({
    tab,
    sandbox,
  }) => {
    const name = newName();
    await tab.goto('/m/register.html?affiliateCode=partner7');
    await tab.getByLabel('Username', { exact: true }).fill(name);
    await tab.getByLabel('Password', { exact: true }).fill(demo.password);
    await tab.getByLabel('Repeat password').fill(demo.password);
    await tab.getByRole('checkbox').check();
    await tab.getByRole('button', { name: 'Create account' }).click();
    await isAt(tab, /\/m\/home/);
    await sees(lanes(tab));
    await sees(tab.getByRole('link', { name }));
    const [call] = await sandbox.calls('/wps/member/register');
    expect(call).toMatchObject({
      encrypted: true,
      body: {
        username: name,
        password: '***',
        registerMethod: 'H5',
        affiliateCode: 'partner7',
        login: true,
      },
    });
    expect(call?.headers).toMatchObject({ moduleid: 'REG3', merchant: 'aurora' });
  });
}
