import { randomBytes } from 'node:crypto';

/** A new id for an order, a bet or an account: 12 hexadecimal digits. */
export const ledgerId = (): string => randomBytes(6).toString('hex').toUpperCase();
