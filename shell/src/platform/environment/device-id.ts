import { keys } from '@tessera/contract';
import { storedValue } from '../storage';

/** A random UUID of version 4: 36 characters. */
export function randomId(): string {
  // randomUUID exists in secure contexts only; a merchant's plain-http host must work too.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const inStorage = storedValue(keys.deviceId);
const inCookie = storedValue(keys.deviceIdCookie);

/**
 * The id of this browser: 36 characters, in local storage and in a cookie of 365 days. If one of the two is lost or
 * invalid, it is restored from the other; if both are, the id is made anew (R3.12, R5.5, R9.1).
 */
export function deviceId(): string {
  const stored = inStorage.get();
  const cookie = inCookie.get();
  const id = stored ?? cookie ?? randomId();
  if (stored !== id) inStorage.set(id);
  if (cookie !== id) inCookie.set(id);
  return id;
}
