import type { Page } from '@playwright/test';

/** A value that the browser keeps for the page's origin. */
export interface Kept {
  readonly area: 'local' | 'session' | 'cookie' | 'database' | 'cache';
  readonly name: string;
  /** As text. The address of each answer for a cache; the records of a database. */
  readonly value: string;
}

/** Everything that the browser keeps for the page: local and session storage, databases, caches, cookies. */
export async function dump(page: Page): Promise<readonly Kept[]> {
  const inPage = await page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const web = (area: 'local' | 'session', storage: Storage) =>
      Object.entries(storage).map(([name, value]: [string, string]) => ({ area, name, value }));
    const databases = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const records = [];
      for (const store of stores)
        records.push(await settled(database.transaction(store).objectStore(store).getAll()));
      database.close();
      databases.push({ area: 'database' as const, name, value: JSON.stringify(records) });
    }
    const files = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      files.push({ area: 'cache' as const, name, value: requests.map(({ url }) => url).join(' ') });
    }
    return [...web('local', localStorage), ...web('session', sessionStorage), ...databases, ...files];
  });
  const cookies = await page.context().cookies(page.url());
  return [...inPage, ...cookies.map(({ name, value }) => ({ area: 'cookie' as const, name, value }))];
}
