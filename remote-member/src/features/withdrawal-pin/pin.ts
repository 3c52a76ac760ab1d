import { withdrawPassword } from '@tessera/contract';
import { cleanDigits } from '@tessera/i18n';
import * as v from 'valibot';

/** The number of digits of a withdrawal PIN. */
const PIN_LENGTH = 6;

/** Keeps the first six digits of a typed text, as Latin digits. */
export const pinOf = (typed: string): string => cleanDigits(typed).slice(0, PIN_LENGTH);

export const isPin = (pin: string): boolean => v.is(withdrawPassword, pin);

/** Whether a PIN is easy to guess: one repeated digit, or a sequence. */
export const isWeakPin = (pin: string): boolean =>
  /^(\d)\1+$/.test(pin) || '01234567890'.includes(pin) || '09876543210'.includes(pin);
