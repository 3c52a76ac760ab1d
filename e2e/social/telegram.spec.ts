import { fullUnless } from '../product/full';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import {
  choose,
  confirmOwner,
  expectSignedIn,
  expectVisitor,
  MEMBER,
  openLogin,
  ownerQuestion,
  refuseOwner,
  STRANGER,
} from './stand-in';
import { launchData, loginResult } from './telegram-signature';

test.use({ visitor: 'answered prompts' });

const LOGIN = '/wps/session/login/telegram';
const proof = 'tessera:social-proof';
const body = (errorCode: string, message: string) => ({ success: false, errorCode, message });

test('a member signs in on the login page of Telegram [R4.16a, R7.6]', async ({ page, product, sandbox }) => {
  await openLogin(page, product, '?affiliateCode=partner7');
  await choose(page, 'Telegram', MEMBER);
  expect(await expectSignedIn(page)).toBe('demo-member');
  const [call] = await sandbox.calls(LOGIN);
  expect(call?.body).toMatchObject({
    registerUrl: expect.stringContaining('/m/'),
    domain: 'samba.localhost',
    affiliateCode: 'partner7',
    loginDeviceId: expect.any(String),
    telegramAuth: { source: 'redirect', fields: { hash: expect.any(String) } },
  });
  expect(page.url()).not.toContain('tgAuthResult');
});

test("another person's sign-in in a link requires a confirmation that names the account, not the sender", async ({
  page,
  product,
}) => {
  for (const hash of [loginResult(), launchData()]) {
    await page.goto(`${origin(product, 'samba')}/m/login`);
    await page.goto(`${origin(product, 'samba')}/m/home${hash}`);
    await expect(ownerQuestion(page)).toBeVisible();
    await expect(ownerQuestion(page)).not.toContainText('Мэй');
    await refuseOwner(page, 'demo-member');
  }
  await expectVisitor(page);
});

for (const [what, hash] of [
  ['a result in the hash', loginResult],
  ['launch data of a mini app', launchData],
] as const) {
  test(
    `${what}, signed with the bot's token, signs in on any page, and is asked about once [R4.16a]`,
    fullUnless(hash === loginResult),
    async ({ page, product }) => {
      const open = async () => {
        // A document of its own, as each start of a mini app.
        await page.goto('about:blank');
        await page.goto(`${origin(product, 'samba')}/m/home${hash()}`);
      };
      const signedIn = () =>
        expect
          .poll(() => page.evaluate(() => sessionStorage.getItem('tessera:session')))
          .toContain('demo-member');
      await open();
      await confirmOwner(page, 'demo-member');
      await signedIn();
      await page.evaluate(() => sessionStorage.clear());
      await open();
      await signedIn();
      await expect(ownerQuestion(page)).toHaveCount(0);
    },
  );

  test(
    `${what} that was tampered with is refused with an alert and discarded [R8.18, R4.16c]`,
    fullUnless(hash === loginResult),
    async ({ page, product }) => {
      await page.goto(`${origin(product, 'samba')}/m/login${hash({ auth_date: '1999999999' })}`);
      await expect(page.getByRole('dialog')).toContainText(
        'Telegram couldn’t confirm who you are. Please try again.',
      );
      await expectVisitor(page);
      expect(await page.evaluate((key) => sessionStorage.getItem(key), proof)).toBeNull();
    },
  );
}

test('any other error of Telegram clears it without a message [R8.19]', { tag: '@full' }, async ({
  page,
  product,
  sandbox,
}) => {
  await sandbox.fault({ path: LOGIN, body: body('telegram_closed', 'Closed today.') });
  await page.goto(`${origin(product, 'samba')}/m/login${loginResult()}`);
  await expect.poll(async () => (await sandbox.calls(LOGIN)).length).toBe(1);
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), proof)).toBeNull();
  await expect(page.getByText('Closed today.')).toHaveCount(0);
  await expectVisitor(page);
});

test('an unknown person is asked [R4.16c]', async ({ page, product }) => {
  await openLogin(page, product);
  await choose(page, 'Telegram', STRANGER);
  const choice = page.getByRole('dialog', { name: 'Link your account' });
  await expect(choice).toContainText('No account is linked to this sign-in yet.');
  await choice.getByRole('button', { name: 'Create a new account' }).click();
  expect(await expectSignedIn(page)).toMatch(/^tel\d+$/);
});

test('a go parameter below /m/ is honoured afterwards [R4.16b]', async ({ page, product }) => {
  await page.goto(`${origin(product, 'samba')}/m/login?go=/m/game${loginResult()}`);
  await confirmOwner(page, 'demo-member');
  await expect(page).toHaveURL(/\/m\/game$/);
});

// Unit tests of the address check cover all others.
for (const hostile of ['//evil.example/m/', 'javascript:alert(1)', '/m/%2f%2fevil.example']) {
  test(
    `the hostile go parameter ${hostile} leads home [R4.16b]`,
    fullUnless(hostile.startsWith('//')),
    async ({ page, product }) => {
      await page.goto(
        `${origin(product, 'samba')}/m/login?go=${encodeURIComponent(hostile)}${loginResult()}`,
      );
      await confirmOwner(page, 'demo-member');
      expect(await expectSignedIn(page)).toBe('demo-member');
      expect(new URL(page.url()).origin).toBe(origin(product, 'samba'));
    },
  );
}
