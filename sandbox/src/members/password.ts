import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** In bytes. */
const LENGTH = 32;

/** A sixteenth of the cost of a real gateway: accounts of the sandbox are no secret, and every test opens some. */
const COST = 1024;
/** The cost of hashes that do not begin with one: those of earlier versions. */
const OLD_COST = 16_384;

const derivedKey = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, LENGTH, { cost }, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** Hashes a password. @returns cost, salt and scrypt hash as text */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derivedKey(password, salt, COST);
  return [COST, salt.toString('base64'), key.toString('base64')].join(':');
}

/** Whether the password has this hash. */
export async function isPassword(password: string, hashed: string): Promise<boolean> {
  const isNew = hashed.startsWith(`${COST}:`);
  const [salt, key] = hashed
    .split(':')
    .slice(isNew ? 1 : 0)
    .map((part) => Buffer.from(part, 'base64'));
  if (!salt || key?.length !== LENGTH) return false;
  return timingSafeEqual(await derivedKey(password, salt, isNew ? COST : OLD_COST), key);
}
