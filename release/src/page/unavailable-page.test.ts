import { createHash } from 'node:crypto';
import AR from './locales/AR.json';
import CN from './locales/CN.json';
import EN from './locales/EN.json';
import { unavailableHeaders } from './response-headers';
import { unavailablePage } from './unavailable-page';

test.each([
  ['ar-EG,ar;q=0.9', 'ar', 'rtl', AR],
  ['zh-CN', 'zh-Hans', 'ltr', CN],
  ['eo, de;q=0.5', 'en', 'ltr', EN],
  [undefined, 'en', 'ltr', EN],
])('accept-language %s gets the page in %s', (header, lang, dir, { addressUnavailable }) => {
  const page = unavailablePage(header, 'none');
  expect(page).toContain(`<html lang="${lang}" dir="${dir}">`);
  expect(page).toContain(`<p>${addressUnavailable}</p></body>`);
});

test('the page of an unknown address of a merchant leads home', () => {
  const page = unavailablePage('ar', 'home');
  expect(page).toContain(`<p>${AR.addressUnavailable}</p><p><a href="/m/home">${AR.toHome}</a></p></body>`);
});

test('the policy of the page allows its styles, and nothing else to load', () => {
  const [, css = ''] = /<style>(.+)<\/style>/.exec(unavailablePage('en', 'none')) ?? [];
  const hash = createHash('sha256').update(css).digest('base64');
  expect(unavailableHeaders['content-security-policy']?.split('; ')).toEqual(
    expect.arrayContaining(["default-src 'none'", `style-src 'sha256-${hash}'`]),
  );
});
