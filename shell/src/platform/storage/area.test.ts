/** @jest-environment jsdom */
import { areaOf } from './area';

const restored: jest.SpyInstance[] = [];
const failing = (method: 'getItem' | 'setItem' | 'removeItem') => {
  const spy = jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  restored.push(spy);
};
afterEach(() => {
  for (const spy of restored.splice(0)) spy.mockRestore();
  for (const key of ['a', 'b']) areaOf({ area: 'local' }).removeItem(key);
});

test('storage that works keeps values for other pages too', () => {
  areaOf({ area: 'local' }).setItem('a', '1');
  expect(localStorage.getItem('a')).toBe('1');
  expect(areaOf({ area: 'local' }).getItem('a')).toBe('1');
  expect(areaOf({ area: 'session' }).getItem('a')).toBeNull();
});

test('blocked storage keeps values for this page', () => {
  failing('getItem');
  failing('setItem');
  failing('removeItem');
  const area = areaOf({ area: 'local' });
  expect(area.getItem('a')).toBeNull();
  area.setItem('a', '1');
  expect(area.getItem('a')).toBe('1');
  area.removeItem('a');
  expect(area.getItem('a')).toBeNull();
});

test('full storage does not bring an older value back', () => {
  const area = areaOf({ area: 'local' });
  area.setItem('a', 'old');
  failing('setItem');
  area.setItem('a', 'new');
  expect(area.getItem('a')).toBe('new');
});

test('storage that has room again keeps the newest value', () => {
  const area = areaOf({ area: 'local' });
  failing('setItem');
  area.setItem('a', 'kept here');
  restored.pop()?.mockRestore();
  area.setItem('a', 'kept there');
  expect(localStorage.getItem('a')).toBe('kept there');
  expect(area.getItem('a')).toBe('kept there');
});

test('what is removed is gone, wherever it was', () => {
  const area = areaOf({ area: 'local' });
  area.setItem('a', 'old');
  failing('setItem');
  area.setItem('a', 'new');
  area.removeItem('a');
  expect(area.getItem('a')).toBeNull();
});
