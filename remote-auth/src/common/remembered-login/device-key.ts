import * as v from 'valibot';

const DATABASE = 'tessera-auth';
const STORE = 'keys';
const ID = 'remembered-login';

const storedKey = v.optional(
  v.custom<CryptoKey>((key) =>
    v.is(v.object({ type: v.literal('secret'), extractable: v.literal(false) }), key),
  ),
);

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

async function keyOrElse(candidate?: CryptoKey): Promise<CryptoKey | undefined> {
  const database = await openDatabase();
  try {
    // One transaction: two tabs that start together get the same key.
    const store = database.transaction(STORE, candidate ? 'readwrite' : 'readonly').objectStore(STORE);
    const found = v.parse(storedKey, await settled<unknown>(store.get(ID)));
    if (found ?? !candidate) return found;
    await settled(store.put(candidate, ID));
    return candidate;
  } finally {
    database.close();
  }
}

/**
 * The encryption key of this browser. Scripts cannot read its bits.
 * @returns undefined if none was made yet
 * @throws DOMException if the browser stores no keys
 */
export const deviceKey = (): Promise<CryptoKey | undefined> => keyOrElse();

/**
 * The encryption key of this browser; makes it if there is none yet.
 * @throws DOMException if the browser stores no keys
 */
export async function ensureDeviceKey(): Promise<CryptoKey> {
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  return (await keyOrElse(fresh)) ?? fresh;
}
