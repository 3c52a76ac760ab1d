// @full: whole journeys in several languages.
import { newMember } from '../money/member';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { asAnswered } from '../product/visitor';
import { deposit, firstVisit, home, type Journey, logIn, play, withdraw } from './journey';
import { sentencesIn } from './sentences';

const languages = [
  { code: 'TH', locale: 'th-TH', lang: 'th' },
  { code: 'UR', locale: 'ur-PK', lang: 'ur' },
  { code: 'PT-BR', locale: 'pt-BR', lang: 'pt-BR' },
] as const;

for (const { code, locale, lang } of languages) {
  test.describe(code, () => {
    test.use({ locale, viewport: { width: 360, height: 640 } });

    test(`a visitor whose browser speaks ${locale} comes, logs in, plays, deposits and withdraws in ${code} [R2.2, R2.8, R2.9, R4.34a]`, async ({
      page,
      product,
      request,
    }) => {
      const merchant = 'mosaic';
      const member = await newMember({ request, product, merchant });
      const journey: Journey = {
        page,
        texts: sentencesIn(code),
        at: origin(product, merchant),
        // Money and prompts come late, and none of them may bring another language.
        reached: () => expect(page.locator('html')).toHaveAttribute('lang', lang),
      };
      await test.step('the first visit', () => firstVisit(journey));
      await asAnswered(page.context());
      await test.step('the home page', () => home(journey));
      await test.step('the login', () => logIn(journey, member.userName));
      await test.step('a game', () => play(journey));
      await test.step('a deposit', () => deposit(journey, member));
      await test.step('a withdrawal', () => withdraw(journey));
      expect(await member.orders()).toMatchObject([
        { kind: 'withdrawal', amount: -40_000, status: 'pending' },
        { kind: 'deposit', amount: 50_000, status: 'done' },
      ]);
    });
  });
}
