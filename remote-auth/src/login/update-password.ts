import { DEFAULT_PASSWORD, type LoginRequest, type LoginValue } from '@tessera/contract';
import { mustChangePassword } from '../destination/after-login';

/** A login's answer with what the client adds: whether the password must be changed before anything else (R3.5). */
export type LoginResult = LoginValue & { readonly updatePassword: boolean };

/** Adds the flag: the password is the platform's default, or expired where the merchant forces a change (R4.5b). */
export const withUpdatePassword = (
  value: LoginValue,
  { type, password }: Pick<LoginRequest, 'type' | 'password'>,
): LoginResult => ({
  ...value,
  updatePassword: password === DEFAULT_PASSWORD || mustChangePassword(value, type),
});
