const NAME = 'tessera-check';

/** Whether the browser lets us keep a database, which some private windows do not. */
export const databasesOpen = (): Promise<boolean> =>
  new Promise((resolve) => {
    try {
      const request = indexedDB.open(NAME);
      request.onerror = () => resolve(false);
      request.onsuccess = () => {
        request.result.close();
        indexedDB.deleteDatabase(NAME);
        resolve(true);
      };
    } catch {
      resolve(false);
    }
  });
