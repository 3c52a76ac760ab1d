export type StorageArea = 'local' | 'session';

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function inMemory(): Area {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const memory: Record<StorageArea, Area> = { local: inMemory(), session: inMemory() };

/** Storage that never throws: a browser that blocks it, or has no room, keeps values for this page only. */
export function areaOf(area: StorageArea): Area {
  const native = () => (area === 'local' ? globalThis.localStorage : globalThis.sessionStorage);
  const attempt = <T>(use: (storage: Area) => T, otherwise: () => T): T => {
    try {
      return use(native());
    } catch {
      return otherwise();
    }
  };
  return {
    // What had to be kept here is newer than what the storage may still hold.
    getItem: (key) =>
      memory[area].getItem(key) ??
      attempt(
        (s) => s.getItem(key),
        () => null,
      ),
    setItem: (key, value) => {
      memory[area].removeItem(key);
      attempt(
        (s) => s.setItem(key, value),
        () => memory[area].setItem(key, value),
      );
    },
    removeItem: (key) => {
      memory[area].removeItem(key);
      attempt(
        (s) => s.removeItem(key),
        () => undefined,
      );
    },
  };
}
