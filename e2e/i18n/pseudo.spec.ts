// @full: whole journeys in several languages.
import type { Page } from '@playwright/test';
import { newMember } from '../money/member';
import { origin, PSEUDO_CODES, pseudoProduct } from '../product/products';
import { type Server, startServer } from '../product/server';
import { test as base, expect } from '../product/test';
import { asAnswered } from '../product/visitor';
import { GatewayTexts } from './gateway-texts';
import { arrived, deposit, firstVisit, home, type Journey, logIn, withdraw } from './journey';
import { pseudoSentences } from './sentences';
import { type VisibleText, visibleTexts } from './visible-texts';

/** A test in the product that speaks the pseudo-language. */
const test = base.extend<object, { pseudoServer: Server }>({
  product: pseudoProduct,
  pseudoServer: [
    async ({ playwright: _unused }, use) => {
      const server = await startServer('e2e/pseudo-server.ts', 'the product in the pseudo-language is up');
      await use(server);
      await server.close();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
});

test.use({ viewport: { width: 360, height: 640 } });

/** English words of the product that are neither in a catalog nor from the gateway. */
const elsewhere: ReadonlyArray<readonly [words: RegExp, why: string]> = [
  [/^[A-Z\d]{1,2}$/, 'the initials of a name in place of a picture'],
  [/^Rs$/, 'the sign of the currency, from Intl'],
  [/^iOS$/, 'the name of a system, the same in every language'],
  [/^http:\/\/\S+$/, 'the link of an invitation'],
];

const WORDS = /[A-Za-z\d][\x20-\x7e]*[A-Za-z\d]/g;
const PSEUDO = /[\u00c0-\u024f\u1e00-\u1eff]/;

/** English words of a text that the gateway has not sent. */
const ownWords = (text: string, gateway: GatewayTexts): readonly string[] =>
  (text.match(WORDS) ?? []).filter(
    (words) =>
      /[A-Za-z]/.test(words) && !gateway.has(words) && !elsewhere.some(([known]) => known.test(words)),
  );

const isCut = ({ text, cut }: VisibleText): boolean => cut !== undefined && PSEUDO.test(text);

/** What is wrong with the texts on the screen, in words. */
async function faultsOf(page: Page, gateway: GatewayTexts): Promise<readonly string[]> {
  await arrived(page);
  const texts = await visibleTexts(page);
  await gateway.read();
  return [
    ...texts
      .map(({ text, where }) => [ownWords(text, gateway), where] as const)
      .filter(([words]) => words.length > 0)
      .map(([words, where]) => `text in code: ${words.join(', ')} (${where})`),
    ...texts.filter(isCut).map(({ text, where, cut }) => `cut by ${cut}: ${text} (${where})`),
  ];
}

const pages = [
  '/m/register',
  '/m/forgotPsw',
  '/m/rules/terms',
  '/m/game',
  '/m/activity',
  '/m/activity?id=3',
  '/m/helpCenter',
  '/m/news',
  '/m/download',
  '/m/app',
  '/m/inviteFriends',
] as const;
const membersPages = [
  '/m/home',
  '/m/member/home',
  '/m/member/profile',
  '/m/member/security',
  '/m/member/settings',
  '/m/changePsw',
  '/m/linkAccount',
  '/m/bets',
  '/m/wallet/changes',
  '/m/wallet/history',
  '/m/wallet/transfer',
  '/m/rewardCenter',
  '/m/notice',
  '/m/notice?tab=inbox',
  '/m/inviteFriends',
  '/m/feedback',
] as const;

const locales = { RU: 'ru-RU', AR: 'ar' } as const;

for (const code of PSEUDO_CODES) {
  const texts = pseudoSentences(code);
  test.describe(texts.direction, () => {
    test.use({ locale: locales[code] });

    test(`no page has text in code, and none cuts a text that is 40 % longer, ${texts.direction}`, async ({
      page,
      product,
      request,
    }) => {
      test.setTimeout(120_000);
      const merchant = 'mosaic';
      const member = await newMember({ request, product, merchant });
      const gateway = new GatewayTexts(page, member.userName);
      const known = new Set<string>();
      const look = async (place: string) => {
        const faults = (await faultsOf(page, gateway)).filter((fault) => !known.has(fault));
        for (const fault of faults) known.add(fault);
        expect.soft(faults, place).toEqual([]);
      };
      const at = origin(product, merchant);
      const journey: Journey = { page, texts, at, reached: look };
      const visit = async (path: string) => {
        await page.goto(at + path);
        await expect(page.locator('main').locator('h1, button').first()).toBeVisible();
        await look(path);
      };
      await firstVisit(journey);
      await asAnswered(page.context());
      for (const path of pages) await visit(path);
      await home(journey);
      await logIn(journey, member.userName);
      await deposit(journey, member);
      await withdraw(journey);
      for (const path of membersPages) await visit(path);
    });
  });
}
