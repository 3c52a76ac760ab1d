import type { PayoutKind } from '@tessera/contract';
import { cleanCode } from '@tessera/i18n';

/** A typed account number without hyphens. */
export const accountNumber = (typed: string): string => cleanCode(typed).replaceAll('-', '');

const formats: Readonly<Record<PayoutKind, RegExp>> = {
  bank: /^[A-Za-z0-9]{6,34}$/,
  ewallet: /^\+?[\w.@]{5,64}$/,
  crypto: /^[A-Za-z0-9]{20,100}$/,
};

/** Whether a typed text has the form of an account number of this kind. The gateway checks the number itself. */
export const isAccountNumber = (kind: PayoutKind, typed: string): boolean =>
  formats[kind].test(accountNumber(typed));
