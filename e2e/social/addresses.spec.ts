import type { Browser, Page } from '@playwright/test';
import { newName } from '../auth/access';
import { expect, test } from '../auth/test';
import { signIn } from '../product/actions';
import { demo } from '../product/demo';
import { fullUnless } from '../product/full';
import { marked } from '../product/marks';
import { origin, type Product } from '../product/products';
import { asAnswered } from '../product/visitor';
import { mayaSession } from './maya-session';
import { expectVisitor, provider } from './stand-in';
import { loginResult } from './telegram-signature';

test.use({ visitor: 'answered prompts' });

const SESSION = 'tessera:session';
const userIn = (page: Page): Promise<string | undefined> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}').userName, SESSION);

/** Signs the sender of the link in, in a browser of their own. @returns the session token */
async function senderToken(browser: Browser, home: string): Promise<string> {
  const context = await browser.newContext();
  await asAnswered(context);
  const page = await context.newPage();
  await page.goto(`${home}/m/login`);
  await signIn(page, demo.member);
  await expect(page).toHaveURL(/\/m\/home/);
  const token = await page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}').token, SESSION);
  await context.close();
  return token;
}

type Sender = {
  readonly browser: Browser;
  readonly page: Page;
  readonly product: Product;
  readonly home: string;
};

interface Address {
  readonly merchant: string;
  /** A provider of the merchant, to which a visitor has left. */
  readonly leavesTo: string;
  readonly make: (by: Sender) => Promise<string>;
  /** The name in the question; absent if the address must not lead to one. */
  readonly asks?: string;
}

const withLogin = { merchant: 'jade', leavesTo: 'LINE' };
const withTelegram = { merchant: 'samba', leavesTo: 'Telegram' };

/** Each kind of address that carries a sign-in, as its sender makes it. */
const addresses = {
  'a session token': {
    ...withLogin,
    make: async ({ browser, home }) => `/m/home?token=${await senderToken(browser, home)}`,
    asks: 'demo-member',
  },
  'a result of Telegram': {
    ...withTelegram,
    make: async () => `/m/home${loginResult()}`,
    asks: 'demo-member',
  },
  'a session id of Maya': {
    ...withTelegram,
    make: async ({ page, product }) => `/m/home?sessionId=${await mayaSession(page, product)}&env=sandbox`,
    asks: 'demo-member',
  },
  'an answer of LINE': {
    ...withLogin,
    make: async () => `/m/login?code=planted&state=${'f'.repeat(32)}`,
  },
  'a social return': {
    ...withTelegram,
    make: async () => '/m/login#id_token=planted&access_token=planted',
  },
} satisfies Readonly<Record<string, Address>>;

/** Each state of a visitor who follows the link. */
const states: Readonly<
  Record<
    string,
    (visit: {
      readonly page: Page;
      readonly home: string;
      readonly own: string;
      readonly leavesTo: string;
    }) => Promise<{ readonly session?: string }>
  >
> = {
  'a visitor': async () => ({}),
  'a remembered member': async ({ page, home, own }) => {
    await page.goto(`${home}/m/login`);
    await page.getByLabel('Remember me').check();
    await signIn(page, own);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('1');
    await expect(page).toHaveURL(/\/m\/home/);
    await page.evaluate(() => sessionStorage.clear());
    return {};
  },
  'a member': async ({ page, home, own }) => {
    await page.goto(`${home}/m/login`);
    await signIn(page, own);
    await expect(page).toHaveURL(/\/m\/home/);
    return { session: own };
  },
  'a visitor who has left for a provider': async ({ page, home, leavesTo }) => {
    await page.goto(`${home}/m/login`);
    await provider(page, leavesTo).click();
    await expect(page.getByRole('link', { name: 'Cancel' })).toBeVisible();
    return {};
  },
};

const questionIn = (page: Page) => page.getByRole('dialog').filter({ hasText: 'This link signs you in' });

/** Reads the account in the question, and says that it is somebody else's. */
async function refuse(page: Page, account: string): Promise<void> {
  await expect(questionIn(page)).toContainText(account);
  expect(await userIn(page)).toBeUndefined();
  await questionIn(page)
    .getByRole('button', { name: /^(Cancel|Not me)$/ })
    .click();
  await expect(questionIn(page)).toBeHidden();
}

for (const [row, [what, { merchant, leavesTo, make, asks }]] of Object.entries<Address>(
  addresses,
).entries()) {
  for (const [column, [who, enter]] of Object.entries(states).entries()) {
    test(
      `${what} in a link from somebody else does not sign ${who} in without a question`,
      fullUnless(column === row % Object.keys(states).length),
      async ({ browser, page, product, access }) => {
        const home = origin(product, merchant);
        const own = newName().slice(0, 16);
        await access.addMember({ merchant, userName: own, password: demo.password });
        const address = await make({ browser, page, product, home });
        const { session } = await enter({ page, home, own, leavesTo });
        // A document of its own, as after a tap in another app: the address would else only change its hash.
        await page.goto('about:blank');
        await page.goto(home + address);
        if (asks !== undefined && session === undefined) await refuse(page, asks);
        await marked(page, 'tessera:remote:growth:loaded');
        await expect(questionIn(page)).toHaveCount(0);
        expect([session, undefined, own]).toContain(await userIn(page));
        if (who.startsWith('a visitor')) await expectVisitor(page);
        if (session) expect(await userIn(page)).toBe(session);
        expect(page.url()).not.toMatch(/[?&](token|sessionId|code)=|tgAuthResult/);
      },
    );
  }
}

const android = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile';

/** Each app that opens the site, by what it says of itself, and an address that a stranger can make for it. */
const apps = [
  { app: 'the app of Maya', userAgent: `${android} Maya/2.99`, what: 'a session id of Maya' },
  { app: 'the app of GCash', userAgent: `${android} GCash/5.7`, what: 'a session token' },
  { app: 'a mini app of Telegram', userAgent: android, what: 'a result of Telegram', hasBridge: true },
  { app: 'the native app', userAgent: `${android} TesseraApp/2.5.0`, what: 'a session token' },
] as const;

for (const { app, what, userAgent, ...marks } of apps) {
  test.describe(`inside ${app}`, () => {
    test.use({ userAgent });

    test(
      `${what} in a link from somebody else does not sign a visitor in without a question`,
      fullUnless('hasBridge' in marks),
      async ({ browser, page, product }) => {
        if ('hasBridge' in marks)
          await page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: { postEvent() {} } }));
        const { merchant, make, asks = '' } = addresses[what];
        const home = origin(product, merchant);
        await page.goto(home + (await make({ browser, page, product, home })));
        await refuse(page, asks);
        await expectVisitor(page);
      },
    );
  });
}

test('a sign-in by hand that ends while the token of a link is checked keeps its session', async ({
  browser,
  page,
  product,
  access,
}) => {
  const home = origin(product, 'samba');
  const own = newName().slice(0, 16);
  await access.addMember({ merchant: 'samba', userName: own, password: demo.password });
  const token = await senderToken(browser, home);
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/wps/member/info*', async (route) => {
    if (route.request().headers().authorization === token) await isHeld;
    await route.continue();
  });
  await page.goto(`${home}/m/login?token=${token}`);
  await signIn(page, own);
  await expect(page).toHaveURL(/\/m\/home/);
  const checked = page.waitForResponse((answer) => answer.request().headers().authorization === token);
  release();
  await checked;
  await marked(page, 'tessera:remote:growth:loaded');
  expect(await userIn(page)).toBe(own);
  await expect(page.getByRole('dialog').filter({ hasText: 'This link signs you in' })).toHaveCount(0);
});
