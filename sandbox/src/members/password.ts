import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** In bytes. */
const LENGTH = 32;

const derivedKey = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, LENGTH, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** Hashes a password. @returns salt and scrypt hash as text */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}:${(await derivedKey(password, salt)).toString('base64')}`;
}

/** Whether the password has this hash. */
export async function isPassword(password: string, hashed: string): Promise<boolean> {
  const [salt = '', key = ''] = hashed.split(':').map((part) => Buffer.from(part, 'base64'));
  if (!Buffer.isBuffer(salt) || !Buffer.isBuffer(key) || key.length !== LENGTH) return false;
  return timingSafeEqual(await derivedKey(password, salt), key);
}
