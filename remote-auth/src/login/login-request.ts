import type { LoginRequest } from '@tessera/contract';
import { deviceFields } from '../device/device-fields';

/** The request of a login by user name (R3.4, R7.2). */
export const userNameLogin = (username: string, password: string): LoginRequest => ({
  type: 'username',
  username,
  password,
  ...deviceFields(),
});
