import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const LENGTH = 32;

const derived = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, LENGTH, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** Salt and scrypt hash of a password, as text. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}:${(await derived(password, salt)).toString('base64')}`;
}

/** Whether the password is the hashed one. */
export async function isPassword(password: string, hashed: string): Promise<boolean> {
  const [salt = '', key = ''] = hashed.split(':').map((part) => Buffer.from(part, 'base64'));
  if (!Buffer.isBuffer(salt) || !Buffer.isBuffer(key) || key.length !== LENGTH) return false;
  return timingSafeEqual(await derived(password, salt), key);
}
