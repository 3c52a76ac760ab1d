import type { Page } from '@playwright/test';
import { signIn } from '../product/actions';
import { fullUnless } from '../product/full';
import { marked } from '../product/marks';
import { newName } from './access';
import { expect, test } from './test';

test.use({ visitor: 'answered prompts' });

const LOGIN = '/wps/session/login';
const RECORD = 'tessera:remembered-login';

/** Signs in with remember me, and ends the visit. */
async function remember(page: Page, address: string, userName: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Remember me').check();
  await signIn(page, userName);
  await expect(page).toHaveURL(/\/m\/home/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('1');
  await page.evaluate(() => sessionStorage.clear());
}

const arrives = (page: Page) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('tessera:session'))).not.toBeNull();

/** Waits until the attempt has ended, with or without success. */
const wasTried = (page: Page) => marked(page, 'tessera:automatic-login');

let userName = '';
test.beforeEach(async ({ access }) => {
  userName = newName().slice(0, 16);
  await access.addMember({ merchant: 'aurora', userName, password: 'Tessera-2026' });
});

test('a remembered member is signed in by the next visit, and the route is replaced with home [R4.4a, R4.8a, R4.8b]', async ({
  page,
}) => {
  await remember(page, '/m/login', userName);
  await page.goto('/m/notice');
  await expect(page).toHaveURL(/\/m\/home/);
  await arrives(page);
});

for (const [what, prepare] of [
  ['a redirectUrl in the query', { path: '/m/home?redirectUrl=/m/notice' }],
  ['a backUrl in the query', { path: '/m/home?backUrl=/m/notice' }],
  ['a record of another merchant', { record: { merchant: 'jade' } }],
  ['a record of a login by sms', { record: { type: 'sms' } }],
  ['autoLogin 0', { autoLogin: '0' }],
] as const) {
  test(
    `${what} prevents the automatic login [R4.8a]`,
    fullUnless('record' in prepare && 'merchant' in prepare.record),
    async ({ page, sandbox }) => {
      await remember(page, '/m/login', userName);
      await page.evaluate(
        ([key, change]) => {
          const record = JSON.parse(localStorage.getItem(key) ?? '{}');
          if ('record' in change) localStorage.setItem(key, JSON.stringify({ ...record, ...change.record }));
          if ('autoLogin' in change) localStorage.setItem('autoLogin', change.autoLogin);
        },
        [RECORD, prepare] as const,
      );
      await sandbox.reset();
      await page.goto('path' in prepare ? prepare.path : '/m/home');
      await wasTried(page);
      expect(await sandbox.calls(LOGIN)).toEqual([]);
    },
  );
}

for (const errorCode of ['login.cred.err', 'not.exists.user']) {
  test(
    `${errorCode} clears the remembered login [R8.12]`,
    fullUnless(errorCode === 'login.cred.err'),
    async ({ page, sandbox }) => {
      await remember(page, '/m/login', userName);
      await sandbox.fault({ path: LOGIN, body: { success: false, errorCode, message: 'no' } });
      await page.goto('/m/home');
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), RECORD)).toBeNull();
    },
  );
}
