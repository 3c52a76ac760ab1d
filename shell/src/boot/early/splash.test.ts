/** @jest-environment jsdom */
import { leaveOutSplash } from './splash';

const isLeftOut = (hasView: boolean): boolean => {
  leaveOutSplash(hasView);
  return document.documentElement.dataset.splash === 'off';
};
const known = (splash?: string) =>
  localStorage.setItem('tessera:site', JSON.stringify({ mobileTemplate: { splash } }));

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.splash;
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
});

test('a first visit shows the splash, unless an early view comes [R2.64]', () => {
  expect(isLeftOut(false)).toBe(false);
  expect(isLeftOut(true)).toBe(true);
});

test('a later visit shows no splash over what it knows', () => {
  known('/splash.svg');
  expect(isLeftOut(false)).toBe(true);
});

test('the installed app shows it at each start if the template has a picture for it', () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  known('/splash.svg');
  expect(isLeftOut(false)).toBe(false);
  expect(isLeftOut(true)).toBe(false);
  known();
  expect(isLeftOut(false)).toBe(true);
});
