/** @jest-environment jsdom */
import type { StoredKey } from '@tessera/contract';
import { checkStored, isStored, storedMember, storedValue } from './stored-value';

const sample = (more: Partial<StoredKey<{ count: number }>> = {}): StoredKey<{ count: number }> => ({
  area: 'local',
  name: 'sample',
  owner: 'shell',
  holds: 'a count',
  read: (raw) => {
    const count = typeof raw === 'object' && raw !== null && 'count' in raw ? raw.count : undefined;
    return typeof count === 'number' ? { count } : undefined;
  },
  ...more,
});
const plain = (name: string): StoredKey<string> => ({
  area: 'local',
  name,
  owner: 'shell',
  holds: 'a text',
  read: (raw) => (typeof raw === 'string' ? raw : undefined),
});

const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  warned.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

test('a value comes back as it was set, until it is removed', () => {
  const value = storedValue(sample());
  expect(value.get()).toBeUndefined();
  value.set({ count: 2 });
  expect(storedValue(sample()).get()).toEqual({ count: 2 });
  expect(localStorage.getItem('sample')).toBe('{"count":2}');
  expect(sessionStorage.getItem('sample')).toBeNull();
  expect(isStored(sample())).toBe(true);
  value.remove();
  expect(value.get()).toBeUndefined();
  expect(isStored(sample())).toBe(false);
});

test.each(['{"count":"2"}', '{', 'null', '2'])('the corrupt value %s is dropped with a warning', (raw) => {
  localStorage.setItem('sample', raw);
  expect(storedValue(sample()).get()).toBeUndefined();
  expect(localStorage.getItem('sample')).toBeNull();
  expect(warned.mock.calls).toEqual([[expect.stringContaining('local storage value "sample"')]]);
});

test('the check drops corrupt values, also those whose code loads after it', () => {
  for (const name of ['early', 'late']) localStorage.setItem(name, '{');
  storedValue(sample({ name: 'early' }));
  expect(localStorage.getItem('early')).toBe('{');
  checkStored();
  storedValue(sample({ name: 'late' }));
  expect([localStorage.getItem('early'), localStorage.getItem('late')]).toEqual([null, null]);
});

test('plain text that another program wrote is read', () => {
  localStorage.setItem('code', 'AB-12');
  expect(storedValue(plain('code')).get()).toBe('AB-12');
});

test('a key for text is written and read as it is, digits too', () => {
  const value = storedValue({ ...plain('token'), text: true });
  value.set('123');
  expect(localStorage.getItem('token')).toBe('123');
  expect(value.get()).toBe('123');
});

test('a member of a family stands at the key of the family and its own id', () => {
  const family = sample({ name: 'sample:', family: true });
  storedMember(family, 'one').set({ count: 1 });
  expect(localStorage.getItem('sample:one')).toBe('{"count":1}');
  expect([isStored(family, 'one'), isStored(family, 'two')]).toEqual([true, false]);
});
