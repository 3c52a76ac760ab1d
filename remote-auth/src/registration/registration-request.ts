import { DEFAULT_PASSWORD, type RegisterRequest, type SolvedCaptcha } from '@tessera/contract';
import { registerMethod } from '@tessera/shell/environment';
import { currentSite, hasFlag } from '@tessera/shell/site';
import { readArrival } from '../arrival/arrival';
import { deviceFields } from '../device/device-fields';
import type { CodeProof } from '../one-time-code/sender';
import type { Phone } from '../phone/number';
import { proofForRegistration } from '../social/kept-proof';

/** What every registration brings along beside who it is. */
export interface RegistrationExtras {
  /** A code that the visitor typed; it counts more than the address's. */
  readonly referralCode: string;
  /** Characters of the picture. */
  readonly identifying?: string | undefined;
  readonly captcha?: SolvedCaptcha | undefined;
}

function commonFields(
  { referralCode: typed, identifying, captcha }: RegistrationExtras,
  query: URLSearchParams,
): Omit<RegisterRequest, 'password'> {
  const { referralCode: fromAddress, ...arrival } = readArrival(query);
  const referralCode = typed || (currentSite().register.referralCode === 'hidden' && fromAddress);
  const smsTemplate = currentSite().registerMessageTemplate;
  return {
    registerMethod: registerMethod(),
    ...arrival,
    ...(referralCode && { referralCode }),
    ...(identifying && { identifying }),
    ...captcha,
    ...proofForRegistration(),
    ...(smsTemplate && { smsTemplate }),
    login: true,
    ...deviceFields(),
  };
}

/** The request of a registration by user name (R3.6). */
export const userNameRegistration = (
  { username, password, ...extras }: { username: string; password: string } & RegistrationExtras,
  query: URLSearchParams,
): RegisterRequest => ({ username, password, ...commonFields(extras, query) });

/** Whether a registration by number asks for a password; else a fixed default is sent (R5.2). */
export const mobileHasPassword = (): boolean => hasFlag('MOBILENUMPASSREG3');

/** The request of a registration by number (R7.7). */
export const mobileRegistration = (
  {
    phone,
    proof,
    password,
    ...extras
  }: { phone: Phone; proof: CodeProof; password: string } & RegistrationExtras,
  query: URLSearchParams,
): RegisterRequest => ({
  mobileNum: phone.number,
  countryDialingCode: phone.country?.countryDialingCode ?? '',
  password: mobileHasPassword() ? password : DEFAULT_PASSWORD,
  ...commonFields(extras, query),
  // A token is what proves the number here, whether or not accounts may be made from tokens alone (R5.6).
  ...('code' in proof
    ? { smsCode: proof.code }
    : { firebaseChannel: 'phone', firebaseIdToken: proof.firebaseIdToken }),
});
