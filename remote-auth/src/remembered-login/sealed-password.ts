import * as v from 'valibot';
import { deviceKey, ensureDeviceKey } from './device-key';

const sealed = v.pipe(
  v.string(),
  v.transform((text) => JSON.parse(atob(text)) as unknown),
  v.object({ salt: v.string(), iv: v.string(), data: v.string() }),
);

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/** Bound into the cipher: a sealed password opens for the account and the salt that it was sealed with, and for no other. */
const gcm = (iv: BufferSource, salt: string, owner: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${salt}\n${owner}`),
});

/**
 * A password that only this browser can read again: encrypted with its key, then encoded (R3.10).
 * Undefined where the browser cannot keep it safely.
 */
export async function sealPassword(password: string, owner: string): Promise<string | undefined> {
  try {
    const salt = toBase64(random(16));
    const iv = random(12);
    const plain = new TextEncoder().encode(password);
    const data = await crypto.subtle.encrypt(gcm(iv, salt, owner), await ensureDeviceKey(), plain);
    return btoa(JSON.stringify({ salt, iv: toBase64(iv), data: toBase64(new Uint8Array(data)) }));
  } catch {
    console.warn('[tessera] this browser cannot keep a password safely: only the user name is remembered');
    return undefined;
  }
}

/** The password of a sealed one, or undefined when it does not open here. */
export async function openPassword(text: string, owner: string): Promise<string | undefined> {
  try {
    const { salt, iv, data } = v.parse(sealed, text);
    const key = await deviceKey();
    if (!key) return undefined;
    return new TextDecoder().decode(
      await crypto.subtle.decrypt(gcm(fromBase64(iv), salt, owner), key, fromBase64(data)),
    );
  } catch {
    console.warn('[tessera] the remembered password does not open on this browser');
    return undefined;
  }
}
