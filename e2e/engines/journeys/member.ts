import { expect } from '@playwright/test';
import { demo } from '../../product/demo';
import { isAt, navEntry, sees, signIn } from '../actions';
import type { JourneyTest } from '../journey';

export function memberJourney(test: JourneyTest): void {
  test.use({ visitor: 'answered prompts' });

  test('a member signs in over an encrypted call, plays a game and signs out [R2.2, R2.5, R2.18, R4.18, R7.2, R7.37]', async ({
    tab,
    sandbox,
    product,
  }) => {
    await tab.goto('/m/home');
    await navEntry(tab, 'Me').click();
    await isAt(tab, /\/m\/login\?backUrl=%2Fm%2Fmember%2Fhome$/);
    await signIn(tab, demo.member);
    await isAt(tab, /\/m\/member\/home$/);
    await sees(tab.getByText(demo.member));
    await sees(tab.getByText('3 of 5 conditions'));

    await navEntry(tab, 'Home').click();
    await tab.getByRole('region', { name: 'Slots' }).getByRole('button').first().click();
    await isAt(tab, /\/play\?/);
    expect(new URL(await tab.url()).port).not.toBe(String(product.port));
    await sees(tab.getByRole('button').first());

    await tab.goto('/m/member/home');
    await tab.getByRole('button', { name: 'Sign out' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await isAt(tab, /\/m\/home$/);
    await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('tessera:session'))).toBeNull();

    const [login] = await sandbox.calls('/wps/session/login');
    expect(login).toMatchObject({
      encrypted: true,
      body: { username: demo.member, password: '***', type: 'username' },
    });
    expect(login?.headers['x-rsa']).toMatch(/^[A-Za-z0-9+/]{342,344}={0,2}$/);
    expect(await sandbox.calls('/wps/game/launchGame')).toHaveLength(1);
    expect(await sandbox.calls('/wps/session/logout')).toHaveLength(1);
  });
}
