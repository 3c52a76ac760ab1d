/** @jest-environment jsdom */
import { asJson, fc, hostileJson, hostileText, mixedText, property } from '@tessera/build/testing';
import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { safeTarget } from '@tessera/shell/navigation';
import { consumeGoTarget, queryTarget } from './common/destination';
import { paths } from './common/paths';
import { proofIn } from './features/providers/telegram/callback';
import { withoutParentheses } from './features/social/social-failure';

beforeAll(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Base64url of UTF-8, as Telegram's login page writes it. */
const encoded = (value: unknown): string => Buffer.from(asJson(value)).toString('base64url');

describe('data of Telegram', () => {
  property(
    'any hash is a proof with a name, or none [R4.16a]',
    fc.oneof(
      mixedText('#', '&', 'tgAuthResult=', 'tgWebAppData=', 'user=', '%7B', '{"first_name":"a"}', 'ZmFsc2U'),
      hostileJson.map((value) => `#tgAuthResult=${encoded(value)}`),
      hostileJson.map(
        (value) =>
          `#${new URLSearchParams({ tgWebAppData: `${new URLSearchParams({ user: asJson(value) })}` })}`,
      ),
    ),
    (hash) => {
      const proof = proofIn(hash);
      if (!proof) return;
      expect(typeof proof.telegramAuth.user.first_name).toBe('string');
      expect(Object.values(proof.telegramAuth.fields).every((field) => typeof field === 'string')).toBe(true);
    },
  );

  const name = fc.string({ unit: 'grapheme' });
  property(
    'the fields that Telegram signed arrive unchanged, in every script [R3.9]',
    fc.record({ id: fc.nat(), first_name: name, last_name: name, hash: fc.string(), photo_url: fc.webUrl() }),
    (person) => {
      const fields = { ...person, id: String(person.id) };
      expect(proofIn(`#tgAuthResult=${encoded(person)}`)?.telegramAuth).toMatchObject({
        source: 'redirect',
        fields,
      });
      const launch = new URLSearchParams({ user: JSON.stringify(person), auth_date: '7' }).toString();
      const hash = `#${new URLSearchParams({ tgWebAppData: launch })}`;
      expect(proofIn(hash)?.telegramAuth).toMatchObject({
        source: 'mini-app',
        user: { first_name: person.first_name },
        fields: { user: JSON.stringify(person), auth_date: '7' },
      });
    },
  );
});

describe('targets after a login', () => {
  property(
    'they are pages of ours, and no page for guests [R4.5b, R4.5c]',
    fc.tuple(mixedText('/m/', 'login', '/m/login?', 'register', '#'), hostileText),
    ([target, stored]) => {
      storedValue(keys.go).set(stored);
      const found = [
        consumeGoTarget(new URLSearchParams({ go: target })),
        queryTarget(new URLSearchParams({ redirectUrl: target, backUrl: stored })),
      ];
      for (const path of found) {
        if (path === undefined) continue;
        expect(safeTarget(path)).toBe(path);
        expect([paths.login, paths.register]).not.toContain(new URL(path, location.origin).pathname);
      }
      expect(storedValue(keys.go).get()).toBeUndefined();
    },
  );
});

property(
  'a sentence of the gateway without parentheses keeps its words, also one of 100,000 spaces [R8.15]',
  mixedText('(', ')', '（', '）', ' ', 'no.'),
  (text) => {
    const shown = withoutParentheses(text);
    expect(shown).toBe(shown.trim());
    if (!/[()（）]/.test(text)) expect(shown.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  },
);
