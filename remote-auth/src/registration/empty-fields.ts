import { readArrival } from '../arrival/arrival';
import type { RegistrationFields } from './field-rules';

/** A form that nobody filled in yet; whom the visitor was sent by is known already. */
export const emptyFields = (query: URLSearchParams): RegistrationFields => ({
  username: '',
  password: '',
  repeat: '',
  referralCode: readArrival(query).referralCode ?? '',
  accepted: false,
});
