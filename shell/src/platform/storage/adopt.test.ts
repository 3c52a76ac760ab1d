/** @jest-environment jsdom */
import { STORAGE_VERSION } from '@tessera/contract';
import { adoptStorage } from './stored-value';

const STAMP = 'tessera:storage';
const stamped = () => JSON.parse(localStorage.getItem(STAMP) ?? 'null');
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('tessera:site', '{}');
  localStorage.setItem('tid', '7');
});
const kept = () => [localStorage.getItem('tessera:site'), localStorage.getItem('tid')];

test('the merchant is kept in storage, beside the form of what is kept', () => {
  adoptStorage('demo');
  expect(stamped()).toEqual({ version: STORAGE_VERSION, merchant: 'demo' });
  expect(kept()).toEqual(['{}', '7']);
  adoptStorage('demo');
  expect(kept()).toEqual(['{}', '7']);
});

test.each([
  ['another merchant', { version: STORAGE_VERSION, merchant: 'other' }],
  ['another version', { version: STORAGE_VERSION + 1, merchant: 'demo' }],
])('copies of answers of %s are dropped, and nothing else', (_, found) => {
  localStorage.setItem(STAMP, JSON.stringify(found));
  adoptStorage('demo');
  expect(kept()).toEqual([null, '7']);
  expect(stamped()).toEqual({ version: STORAGE_VERSION, merchant: 'demo' });
});
