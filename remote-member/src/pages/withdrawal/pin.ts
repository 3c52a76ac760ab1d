import { withdrawPassword } from '@tessera/contract';
import * as v from 'valibot';

/** Digits of a withdrawal password. */
export const PIN_LENGTH = 6;

/** What was typed, as the six digits that it may become; everything else is left out. */
export const pinOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/\D/g, '')
    .slice(0, PIN_LENGTH);

export const isPin = (pin: string): boolean => v.is(withdrawPassword, pin);

/** Whether anybody would try it first: one digit over and over, or a run. */
export const isWeakPin = (pin: string): boolean =>
  /^(\d)\1+$/.test(pin) || '01234567890'.includes(pin) || '09876543210'.includes(pin);
