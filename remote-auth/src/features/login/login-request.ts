import type { LoginRequest, SolvedCaptcha } from '@tessera/contract';
import { deviceFields } from '../../common/device-fields';

/** What a member signs in with. */
export interface Credentials {
  /** With `sms` the password is the code that was sent to the number. */
  readonly type: 'username' | 'sms';
  /** User name, or number with its plus sign (R4.17a). */
  readonly username: string;
  readonly password: string;
}

/** The request of a login by user name or number, with a password or a code (R3.4, R7.2). */
export const loginRequest = (
  { type, username, password }: Credentials,
  captcha: SolvedCaptcha = {},
): LoginRequest => ({
  type,
  username,
  password,
  ...(type === 'sms' && { isSms: true }),
  ...captcha,
  ...deviceFields(),
});
