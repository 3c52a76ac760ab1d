/** @jest-environment jsdom */
import { appearance, changeAppearance, showChosenAppearance } from './appearance';

const { dataset } = document.documentElement;
afterEach(() => {
  localStorage.clear();
  delete dataset.scheme;
  delete dataset.appearance;
});

test('a merchant with both looks follows the device until the member chooses', () => {
  dataset.scheme = 'auto';
  expect(appearance()).toBe('auto');
  changeAppearance('light');
  expect([appearance(), dataset.appearance]).toEqual(['light', 'light']);
});

test('the bars of the browser have the colour of the look', () => {
  const media = (look: string) => `(prefers-color-scheme: ${look})`;
  document.head.innerHTML = ['dark', 'light']
    .map((look) => `<meta name="theme-color" content="#000" media="${media(look)}">`)
    .join('');
  const shown = () => [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));
  changeAppearance('light');
  expect(shown()).toEqual(['not all', 'all']);
  changeAppearance('auto');
  expect(shown()).toEqual([media('dark'), media('light')]);
});

test('a merchant with one look keeps it', () => {
  dataset.scheme = 'dark';
  changeAppearance('light');
  expect(appearance()).toBeUndefined();
});

test('the chosen look is shown on the next page', () => {
  changeAppearance('dark');
  delete dataset.appearance;
  showChosenAppearance();
  expect(dataset.appearance).toBe('dark');
});

test('a corrupt choice is dropped', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  localStorage.setItem('tessera:appearance', 'blue');
  showChosenAppearance();
  expect(dataset.appearance).toBeUndefined();
  expect(localStorage.getItem('tessera:appearance')).toBeNull();
  warn.mockRestore();
});
