import AR from './locales/AR.json';
import EN from './locales/EN.json';
import { startFailure } from './start-failure';

test('the start failure message is in each of the merchant’s languages, once', () => {
  const html = startFailure({ name: 'Aurora & Co', languages: ['AR', 'XX', 'EN'] });
  expect(html.match(/lang="[^"]+" dir="[^"]+"/g)).toEqual(['lang="ar" dir="rtl"', 'lang="en" dir="ltr"']);
  expect(html).toContain(AR.cannotStart);
  expect(html.match(/Aurora &amp; Co/g)).toHaveLength(2);
  expect(html).toContain(`<a href="/m/home">${EN.tryAgain}</a>`);
  expect(html).toMatch(/^<div id="tessera-failed"[^>]* hidden>/);
});

test('it is English if none of the merchant’s languages has texts', () => {
  expect(startFailure({ name: 'Aurora', languages: ['XX'] })).toContain(EN.cannotStart);
});
