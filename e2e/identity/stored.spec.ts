// @full: needs the emulator of the identity service, 310 MB.
import type { Page } from '@playwright/test';
import { keys, otherPlaces, type StoredPlace } from '@tessera/contract';
import { navEntry, signIn, signOut } from '../product/actions';
import { demo } from '../product/demo';
import { dump, type Kept } from '../storage/dump';
import { sentTo } from './emulator';
import { expect, test } from './test';

test.use({ visitor: 'answered prompts' });

const MOBILE = '13800138000';

interface Journey {
  readonly merchant: string;
  readonly run: (page: Page, codeFor: (number: string) => Promise<string>) => Promise<void>;
}

/** Each way to sign in that leaves something in the browser. */
const journeys: Readonly<Record<string, Journey>> = {
  'a password that is remembered': {
    merchant: 'jade',
    async run(page) {
      await page.getByLabel('Remember me').check();
      await signIn(page, demo.member);
    },
  },
  'a code to a phone': {
    merchant: 'jade',
    async run(page, codeFor) {
      await page.getByRole('tab', { name: 'One-time code' }).click();
      await page.getByRole('button', { name: /^Country code/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Country code' });
      await sheet.getByRole('searchbox').fill('chin');
      await sheet.getByRole('button', { name: /China/ }).click();
      await page.getByLabel('Phone number').fill(MOBILE);
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(page.getByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
      await page.getByLabel('Code', { exact: true }).fill(await codeFor(`+86${MOBILE}`));
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    },
  },
  'an account of Google': {
    merchant: 'samba',
    async run(page) {
      await page.locator('[data-drawn]').waitFor();
      await page.getByRole('button', { name: 'Continue with Google' }).click();
    },
  },
};

const rows: readonly StoredPlace[] = Object.values(keys);

/** Whether the tables of the product name the place of a value. */
const isListed = ({ area, name }: Kept): boolean =>
  [...rows, ...otherPlaces].some(
    (place) => place.area === area && (place.family ? name.startsWith(place.name) : name === place.name),
  );

const unlisted = (kept: readonly Kept[]) =>
  kept.filter((one) => !isListed(one)).map(({ area, name }) => `${area} ${name}`);

for (const [what, { merchant, run }] of Object.entries(journeys)) {
  test(`after a sign-in by ${what}, and after the sign-out, the browser keeps what the tables name, and no access to the account`, async ({
    page,
    request,
    messages,
    at,
  }) => {
    // The emulator has no captcha settings.
    messages.expectMessage(/status of 501.*recaptchaConfig/);
    await page.goto(at(merchant, '/m/login'));
    await run(page, async (number) => (await sentTo(request, number)).code);
    await expect(page).toHaveURL(/\/m\/home/);
    const signedIn = await dump(page);
    expect(unlisted(signedIn)).toEqual([]);
    const session = signedIn.find(({ name }) => name === 'tessera:session');
    const { token } = JSON.parse(session?.value ?? '{}');
    expect(token).toEqual(expect.any(String));
    // A refresh token of the identity service outlives every session here.
    expect(JSON.stringify(signedIn)).not.toMatch(/refreshToken|stsTokenManager/);

    await navEntry(page, 'Account').click();
    await signOut(page);
    await expect(page).toHaveURL(/\/m\/home/);
    const left = await dump(page);
    expect(unlisted(left)).toEqual([]);
    const text = JSON.stringify(left);
    for (const secret of [token, demo.password, MOBILE]) expect(text).not.toContain(secret);
  });
}

test('a sign-in that an earlier version stored at the identity service is removed with the session', async ({
  page,
  at,
}) => {
  await page.goto(at('jade', '/m/login'));
  await signIn(page, demo.member);
  await expect(page).toHaveURL(/\/m\/home/);
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb', 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
        opening.onerror = reject;
        opening.onsuccess = () => {
          const writing = opening.result.transaction('firebaseLocalStorage', 'readwrite');
          writing.objectStore('firebaseLocalStorage').put({ fbase_key: 'a', value: { refreshToken: 'r' } });
          writing.oncomplete = () => {
            opening.result.close();
            resolve(undefined);
          };
        };
      }),
  );
  await navEntry(page, 'Account').click();
  await signOut(page);
  await expect(page).toHaveURL(/\/m\/home/);
  await expect.poll(async () => unlisted(await dump(page))).toEqual([]);
});
