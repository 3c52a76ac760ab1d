import { webStorage } from '../../platform/storage';

/** Where Firebase stores a sign-in: a database, or local storage in browsers without databases. */
const DATABASE = 'firebaseLocalStorageDb';
const PREFIX = 'firebase:authUser:';

/**
 * Removes the sign-ins at the identity service that earlier versions of the product left in the browser. Works without
 * Firebase's own code, which has some 60 kB. Never throws.
 */
export function forgetIdentity(): void {
  try {
    const storage = webStorage('local');
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // A browser that blocks its storage has stored none.
  }
}
