import { areaOf, dropCorrupt } from '../storage';

const KEY = 'tessera:device-id';
const COOKIE = 'deviceId';
const DAYS_365 = 365 * 24 * 60 * 60;
const LENGTH = 36;

/** R5.5 */
export const isDeviceId = (id: string | null | undefined): id is string =>
  id?.length === LENGTH && /^[\w-]+$/.test(id);

/** 36 characters that nobody can guess. */
export function randomId(): string {
  // randomUUID exists in secure contexts only; a merchant's plain-http host must work too.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A page in a sandboxed frame may not even look at its cookies. */
function fromCookie(): string | undefined {
  try {
    const pairs = document.cookie.split('; ');
    return pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
  } catch {
    return undefined;
  }
}

function keepInCookie(id: string): void {
  try {
    document.cookie = `${COOKIE}=${id}; path=/; max-age=${DAYS_365}; samesite=lax`;
  } catch {
    console.warn('[tessera] the browser keeps no cookies');
  }
}

/**
 * The id of this browser: 36 characters, in local storage and in a cookie of 365 days; one that is lost or invalid
 * is healed from the other, and made anew when both are (R3.12, R5.5, R9.1).
 */
export function deviceId(): string {
  const stored = areaOf('local').getItem(KEY);
  if (stored !== null && !isDeviceId(stored)) dropCorrupt('local', KEY);
  const cookie = fromCookie();
  const id = [stored, cookie].find(isDeviceId) ?? randomId();
  if (stored !== id) areaOf('local').setItem(KEY, id);
  if (cookie !== id) keepInCookie(id);
  return id;
}
