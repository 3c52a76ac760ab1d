import type { PayoutKind } from '@tessera/contract';

const separators = /[\s-]/g;

/** Latin and Arabic digits of an account number together, without the gaps that people type. */
export const accountNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(separators, '');

const shapes: Readonly<Record<PayoutKind, RegExp>> = {
  bank: /^[A-Za-z0-9]{6,34}$/,
  ewallet: /^\+?[\w.@]{5,64}$/,
  crypto: /^[A-Za-z0-9]{20,100}$/,
};

/** Whether a number can be one of that kind; the gateway looks more closely. */
export const isAccountNumber = (kind: PayoutKind, typed: string): boolean =>
  shapes[kind].test(accountNumber(typed));
