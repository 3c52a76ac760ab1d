import { createHmac } from 'node:crypto';

/** In ms. */
const STEP = 30_000;

/** The six digits of an authenticator app for a secret at a time in ms since 1970 (RFC 6238). */
export function totp(secret: string, at: number = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP)));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A secret as authenticator apps read it (RFC 4648, without padding). */
export function base32(secret: string): string {
  const bits = [...Buffer.from(secret)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** Whether a code is the current, previous or next one, because clocks differ. */
export const isTotp = (secret: string, code: string, at: number = Date.now()): boolean =>
  [-STEP, 0, STEP].some((shift) => totp(secret, at + shift) === code);
