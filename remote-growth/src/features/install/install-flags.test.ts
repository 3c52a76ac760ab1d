/** @jest-environment jsdom */
import { keys } from '@tessera/contract';
import {
  INSTALLED,
  installFlags,
  noteDeclined,
  noteInstalled,
  notePrompt,
  stopAsking,
} from './install-flags';

beforeEach(() => localStorage.clear());
const saved = () => Object.fromEntries(Object.entries({ ...localStorage }));
const none = { isInstalled: false, isDeclined: false, isUnwanted: false };

test('a new browser has no flags', () => {
  expect(installFlags()).toEqual(none);
});

test('declining sets the skip flag and raises the counter by one, each time [R3.15, R4.28b]', () => {
  noteDeclined();
  expect(saved()).toEqual({ 'tessera:skip-install': '1', 'tessera:a2hs-closed-times': '1' });
  noteDeclined();
  expect(localStorage.getItem('tessera:a2hs-closed-times')).toBe('2');
  expect(installFlags()).toEqual({ ...none, isDeclined: true });
});

test('after the tips the question does not come again, without counting as declined', () => {
  stopAsking();
  expect(saved()).toEqual({ 'tessera:skip-install': '1' });
});

test('installing sets the counter to 99 and the flag [R3.15, R4.28c, R9.17]', () => {
  noteInstalled();
  expect(INSTALLED).toBe(99);
  expect(saved()).toEqual({ 'tessera:a2hs-closed-times': '99', 'tessera:pwa-installed': '1' });
  expect(installFlags().isInstalled).toBe(true);
});

test('the counter alone marks an installed app [R3.15]', () => {
  localStorage.setItem('tessera:a2hs-closed-times', '99');
  expect(installFlags().isInstalled).toBe(true);
});

test('the flag of a missing prompt is removed when a prompt comes [R3.15]', () => {
  notePrompt(false);
  expect(saved()).toEqual({ 'tessera:missing-install-prompt': '1' });
  notePrompt(true);
  expect(saved()).toEqual({});
});

test.each([
  ['0', true],
  ['1', false],
])('in_app %s: questions are unwanted: %s [R3.15, R5.13a]', (value, isUnwanted) => {
  localStorage.setItem('in_app', value);
  expect(installFlags().isUnwanted).toBe(isUnwanted);
});

test('malformed values are discarded', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const key of ['tessera:a2hs-closed-times', 'tessera:skip-install', 'tessera:pwa-installed', 'in_app'])
    localStorage.setItem(key, '"many"');
  expect(installFlags()).toEqual(none);
  expect(saved()).toEqual({});
  warned.mockRestore();
});

test('every flag is in the table of stored keys [R3.15]', () => {
  noteDeclined();
  noteInstalled();
  notePrompt(false);
  const table = Object.values(keys)
    .filter(({ area }) => area === 'local')
    .map(({ name }) => name);
  expect(table).toEqual(expect.arrayContaining(Object.keys(saved())));
});
