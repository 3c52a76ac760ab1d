import { expect } from '@playwright/test';
import { demo } from '../../product/demo';
import { isAt, navEntry, sees, signIn } from '../actions';
import type { JourneyTest } from '../journey';

export function memberJourney(test: JourneyTest): void {
  test.use({ visitor: 'answered prompts' });

  test('a visitor signs in over an encrypted call, plays a game and signs out [R2.2, R2.5, R2.18, R2.40, R4.18, R4.5a, R7.1e, R7.2, R7.24]', async ({
    tab,
    sandbox,
    product,
  }) => {
    await tab.goto('/m/home');

    await test.step('the member entry leads a visitor to the login', async () => {
      await navEntry(tab, 'Account').click();
      await isAt(tab, /\/m\/login\?backUrl=%2Fm%2Fmember%2Fhome$/);
    });

    await test.step('after the login the member is where they wanted to go', async () => {
      await signIn(tab, demo.member);
      await isAt(tab, /\/m\/member\/home$/);
      await sees(tab.getByText(demo.member));
      await sees(tab.getByText('3 of 5 conditions'));
    });

    await test.step('a game opens on its own origin and can be played', async () => {
      await navEntry(tab, 'Home').click();
      await tab.getByRole('region', { name: 'Slots' }).getByRole('button').first().click();
      await isAt(tab, /\/play\?/);
      expect(new URL(await tab.url()).port).not.toBe(String(product.port));
      await sees(tab.getByRole('button').first());
    });

    await test.step('the way back leads to the app, still signed in', async () => {
      await tab.goto('/m/member/home');
      await sees(tab.getByText(demo.member));
    });

    await test.step('signing out ends the session', async () => {
      await tab.getByRole('button', { name: 'Sign out' }).click();
      await tab.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
      await isAt(tab, /\/m\/home$/);
      await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('tessera:session'))).toBeNull();
      await navEntry(tab, 'Account').click();
      await isAt(tab, /\/m\/login/);
    });

    await test.step('the gateway got the password encrypted, and the session closed', async () => {
      const [login] = await sandbox.calls('/wps/session/login');
      expect(login).toMatchObject({
        method: 'POST',
        encrypted: true,
        body: { username: demo.member, password: '***', type: 'username' },
      });
      expect(login?.headers).toMatchObject({ encryption: 'true', merchant: 'aurora' });
      expect(login?.headers['x-rsa']).toMatch(/^[A-Za-z0-9+/]{342,344}={0,2}$/);
      expect(login?.headers['x-digest']).toMatch(/^[0-9a-f]{64}$/);
      expect(await sandbox.calls('/wps/session/key/rsa')).toHaveLength(1);
      expect(await sandbox.calls('/wps/session/logout')).toHaveLength(1);
      expect(await sandbox.calls('/wps/game/launchGame')).toHaveLength(1);
    });
  });
}
