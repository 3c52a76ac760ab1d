import type { LoginRequest, LoginValue } from '@tessera/contract';
import { currentSite } from '@tessera/shell/site';
import { mustChangePassword } from '../../common/destination';

/** A login's answer, and whether the password must be changed first (R3.5). */
type LoginResult = LoginValue & { readonly updatePassword: boolean };

/** Adds the flag: the password is the platform's default, or has expired and the merchant forces a change (R4.5b). */
export const withUpdatePassword = (
  value: LoginValue,
  { type, password }: Pick<LoginRequest, 'type' | 'password'>,
): LoginResult => ({
  ...value,
  updatePassword:
    (password !== undefined && password === currentSite().defaultPassword) || mustChangePassword(value, type),
});
