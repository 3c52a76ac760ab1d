import { keys, places, type StoredPlace } from '@tessera/contract';
import { cookies, writeCookie } from './cookies';

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The browser's own storage, for code that manages its space itself.
 * @throws SecurityError if the browser blocks storage, ReferenceError outside of a browser
 */
export const webStorage = (area: 'local' | 'session'): Storage =>
  area === 'local' ? localStorage : sessionStorage;

/** What can be loaded again. It gives way to everything else when the storage is full. */
const copies: readonly StoredPlace[] = [places.answer, places.site, keys.screen];
const isCopy = (key: string) => copies.some(({ name }) => key.startsWith(name));

/** @throws DOMException if the storage is full, even after all copies in it have given way */
function write(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch (error) {
    if (isCopy(key)) throw error;
    for (const copy of Object.keys(storage).filter(isCopy)) storage.removeItem(copy);
    storage.setItem(key, value);
  }
}

/** What the browser's storage did not take, for this page only. */
const memory = { local: new Map<string, string>(), session: new Map<string, string>() };

function webArea(name: 'local' | 'session'): Area {
  const kept = memory[name];
  const attempt = <T>(use: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return use(webStorage(name));
    } catch {
      return otherwise();
    }
  };
  return {
    // A value in memory is newer than what the storage may still hold.
    getItem: (key) =>
      kept.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    setItem: (key, value) => {
      kept.delete(key);
      attempt(
        (storage) => write(storage, key, value),
        () => void kept.set(key, value),
      );
    },
    removeItem: (key) => {
      kept.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
}

const cookieArea = (days = 0): Area => ({
  getItem: (name) => cookies().get(name) ?? null,
  setItem: (name, value) => writeCookie(name, value, days),
  removeItem: (name) => writeCookie(name, '', 0),
});

/** The storage of a key. Never throws: if the browser blocks it or has no room, values live as long as the page. */
export const areaOf = ({ area, days }: Pick<StoredPlace, 'area' | 'days'>): Area =>
  area === 'cookie' ? cookieArea(days) : webArea(area);

/** The ids of the values of a family of keys. A browser that blocks its storage has none. */
export function storedIds({ area, name }: StoredPlace): readonly string[] {
  if (area === 'cookie') return [];
  try {
    const names = Object.keys(webStorage(area));
    return names.filter((key) => key.startsWith(name)).map((key) => key.slice(name.length));
  } catch {
    return [];
  }
}
