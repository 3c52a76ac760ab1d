import type { RegisterRequest } from '@tessera/contract';
import { registerMethod } from '@tessera/shell/environment';
import { readArrival } from '../arrival/arrival';
import { deviceFields } from '../device/device-fields';
import { proofForRegistration } from '../social/kept-proof';
import type { RegistrationFields } from './field-rules';

/** The request of a registration by user name (R3.6). A code that the visitor typed counts more than the address's. */
export function userNameRegistration(
  { username, password, referralCode: typed }: RegistrationFields,
  query: URLSearchParams,
): RegisterRequest {
  const { referralCode: _replaced, ...arrival } = readArrival(query);
  return {
    username,
    password,
    registerMethod: registerMethod(),
    ...arrival,
    ...(typed && { referralCode: typed }),
    ...proofForRegistration(),
    login: true,
    ...deviceFields(),
  };
}
