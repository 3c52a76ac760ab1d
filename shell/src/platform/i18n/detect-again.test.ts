/** @jest-environment jsdom */
import { provideRelease } from '../../testing';
import { adoptLanguage, currentLanguage, storeLanguage } from './language';
import { detectAgain } from './switch-language';

provideRelease({ merchant: { languages: ['EN', 'CN'], defaultLanguage: 'EN' } });
const speak = (tag: string) =>
  Object.defineProperty(navigator, 'languages', { value: [tag], configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  speak('en');
  adoptLanguage('EN');
});
afterEach(() => jest.useRealTimers());

test.each([150, 500])('a browser language that comes late is taken up after %s ms [R4.34c]', (moment) => {
  if (moment === 150) speak('zh-CN');
  detectAgain();
  jest.advanceTimersByTime(149);
  expect(currentLanguage()).toBe('EN');
  jest.advanceTimersByTime(200);
  expect(currentLanguage()).toBe(moment === 150 ? 'CN' : 'EN');
  speak('zh-CN');
  jest.advanceTimersByTime(151);
  expect(currentLanguage()).toBe('CN');
});

test('what the member has chosen stays', () => {
  storeLanguage('EN');
  speak('zh-CN');
  detectAgain();
  jest.advanceTimersByTime(600);
  expect(currentLanguage()).toBe('EN');
});
