import type { RegisterRequest, SolvedCaptcha } from '@tessera/contract';
import { registerMethod } from '@tessera/shell/environment';
import { currentSite, hasFlag } from '@tessera/shell/site';
import { readAttribution } from '../../common/attribution';
import { deviceFields } from '../../common/device-fields';
import { proofForRegistration } from '../../common/pending-proof';
import type { Phone } from '../../common/phone';
import type { CodeProof } from '../../features/one-time-code';

/** The values of a registration besides name and password. */
interface RegistrationExtras {
  /** A code that the visitor typed. Takes precedence over the code of the address. */
  readonly referralCode: string;
  /** Characters of the picture captcha. */
  readonly identifying?: string | undefined;
  readonly captcha?: SolvedCaptcha | undefined;
}

function commonFields(
  { referralCode: typed, identifying, captcha }: RegistrationExtras,
  query: URLSearchParams,
): Omit<RegisterRequest, 'password'> {
  const { referralCode: fromAddress, ...attribution } = readAttribution(query);
  const referralCode = typed || (currentSite().register.referralCode === 'hidden' && fromAddress);
  const smsTemplate = currentSite().registerMessageTemplate;
  return {
    registerMethod: registerMethod(),
    ...attribution,
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

/** The password of a registration by number that asks for none (R5.2). Undefined: it asks for one. */
export const fixedPassword = (): string | undefined =>
  hasFlag('MOBILENUMPASSREG3') ? undefined : currentSite().defaultPassword;

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
  password,
  ...commonFields(extras, query),
  // The token proves the number, even if the merchant does not let accounts be made from tokens alone (R5.6).
  ...('code' in proof
    ? { smsCode: proof.code }
    : { firebaseChannel: 'phone', firebaseIdToken: proof.firebaseIdToken }),
});
