import AR from './locales/AR.json';
import CN from './locales/CN.json';
import EN from './locales/EN.json';
import { unavailablePage } from './unavailable-page';

test.each([
  ['ar-EG,ar;q=0.9', 'ar', 'rtl', AR],
  ['zh-CN', 'zh-Hans', 'ltr', CN],
  ['eo, de;q=0.5', 'en', 'ltr', EN],
  [undefined, 'en', 'ltr', EN],
])('accept-language %s gets the page in %s', (header, lang, dir, { addressUnavailable }) => {
  const page = unavailablePage(header);
  expect(page).toContain(`<html lang="${lang}" dir="${dir}">`);
  expect(page).toContain(`<p>${addressUnavailable}</p>`);
});
