import { unavailablePage } from './unavailable';

test.each([
  ['ar-EG,ar;q=0.9', 'ar', 'rtl', 'هذا العنوان غير متاح.'],
  ['zh-TW', 'zh-Hans', 'ltr', '此网址暂不可用。'],
  ['th, fr;q=0.5', 'en', 'ltr', 'This address isn’t available.'],
  [undefined, 'en', 'ltr', 'This address isn’t available.'],
])('a visitor who reads %s is told in %s', (header, lang, dir, sentence) => {
  const page = unavailablePage(header);
  expect(page).toContain(`<html lang="${lang}" dir="${dir}">`);
  expect(page).toContain(`<p>${sentence}</p>`);
});
