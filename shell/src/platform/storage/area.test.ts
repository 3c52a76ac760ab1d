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

test('working storage keeps values for other pages', () => {
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

test('a removed value is gone from storage and memory', () => {
  const area = areaOf({ area: 'local' });
  area.setItem('a', 'old');
  failing('setItem');
  area.setItem('a', 'new');
  area.removeItem('a');
  expect(area.getItem('a')).toBeNull();
});

describe('in a storage that is full', () => {
  /** Fills a storage to its last character, with the value of another program. */
  function fill(storage: Storage): void {
    const fits = (length: number): boolean => {
      try {
        storage.setItem('other', 'x'.repeat(length));
        return true;
      } catch {
        return false;
      }
    };
    let length = 0;
    for (let step = 2 ** 23; step >= 1; step /= 2) if (fits(length + step)) length += step;
  }
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  test.each([
    ['local', localStorage, ['tessera:site']],
    ['session', sessionStorage, ['tessera:answer:games', 'tessera:answer:status', 'tessera:screen']],
  ] as const)('of the area %s, copies give way to what nobody can load again', (area, storage, copies) => {
    for (const copy of copies) storage.setItem(copy, 'as it was loaded');
    storage.setItem('tid', '7');
    fill(storage);
    areaOf({ area }).setItem('a', 'kept');
    expect(Object.keys(storage).sort()).toEqual(['a', 'other', 'tid']);
    expect(storage.getItem('a')).toBe('kept');
  });

  test('a copy takes no room from another one', () => {
    sessionStorage.setItem('tessera:answer:games', 'as it was loaded');
    fill(sessionStorage);
    const screen = areaOf({ area: 'session' });
    screen.setItem('tessera:screen', 'of this page');
    expect(Object.keys(sessionStorage).sort()).toEqual(['other', 'tessera:answer:games']);
    screen.removeItem('tessera:screen');
  });

  test('without copies a value lives as long as the page, and the others stay', () => {
    localStorage.setItem('tid', '7');
    fill(localStorage);
    areaOf({ area: 'local' }).setItem('a', '1');
    expect(areaOf({ area: 'local' }).getItem('a')).toBe('1');
    expect(Object.keys(localStorage).sort()).toEqual(['other', 'tid']);
  });
});
