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

/** Authenticates salt and account: the password can be decrypted for the same account only. */
const gcm = (iv: BufferSource, salt: string, owner: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${salt}\n${owner}`),
});

/**
 * Encrypts a password with this browser's key and encodes it (R3.10).
 * @param owner the account; decryption needs the same
 * @returns undefined if the browser cannot store it safely
 */
export async function sealPassword(password: string, owner: string): Promise<string | undefined> {
  try {
    const salt = toBase64(random(16));
    const iv = random(12);
    const plain = new TextEncoder().encode(password);
    const data = await crypto.subtle.encrypt(gcm(iv, salt, owner), await ensureDeviceKey(), plain);
    return btoa(JSON.stringify({ salt, iv: toBase64(iv), data: toBase64(new Uint8Array(data)) }));
  } catch {
    console.warn('[tessera] this browser cannot store a password safely: only the user name is remembered');
    return undefined;
  }
}

/** @returns the password, or undefined if this browser cannot decrypt it for this account */
export async function openPassword(text: string, owner: string): Promise<string | undefined> {
  try {
    const { salt, iv, data } = v.parse(sealed, text);
    const key = await deviceKey();
    if (!key) return undefined;
    return new TextDecoder().decode(
      await crypto.subtle.decrypt(gcm(fromBase64(iv), salt, owner), key, fromBase64(data)),
    );
  } catch {
    console.warn('[tessera] the remembered password cannot be decrypted on this browser');
    return undefined;
  }
}
