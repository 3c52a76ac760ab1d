import { CUSTOMER_NOT_LOGIN, errorCode } from '@tessera/contract';
import type { RequestPolicy } from '../client';
import type { RequestError } from '../request-error';

/** What an error makes the shell do. */
export interface Consequence {
  /** End the session on this device. */
  readonly logout?: true;
  /** The next start does not sign in by itself (R8.11). */
  readonly stopAutoLogin?: true;
  /** What the member is told; nothing when absent. */
  readonly tell?: 'please_login' | 'message' | 'network' | 'missing_encryption';
}

type Rule = readonly [applies: (error: RequestError) => boolean, consequence: Consequence];

const loggedOutCodes: readonly string[] = [
  errorCode.customerNotLogin,
  errorCode.tokenInvalid,
  errorCode.loginNotSession,
];

/** The one table that maps errors to policy: the first rule that applies counts (section 8). */
const rules: readonly Rule[] = [
  [({ code }) => code === 'aborted', {}],
  [({ message }) => message === CUSTOMER_NOT_LOGIN, { logout: true, tell: 'please_login' }],
  [({ errorCode: code = '' }) => loggedOutCodes.includes(code), { logout: true }],
  [({ code }) => code === 'unauthorized', { logout: true }],
  [({ errorCode: code }) => code === errorCode.tokenIpDifferent, { stopAutoLogin: true, tell: 'message' }],
  [({ status }) => status === 502, {}],
  [({ errorCode: code = '' }) => code.startsWith(errorCode.tooManyRequests), {}],
  [({ code }) => code === 'encryption' || code === 'no-key', { tell: 'missing_encryption' }],
  [({ code }) => code === 'network' || code === 'offline' || code === 'timeout', { tell: 'network' }],
  [() => true, { tell: 'message' }],
];

/** What section 8 of the specification says about an error. */
export const consequenceOf = (error: RequestError): Consequence =>
  rules.find(([applies]) => applies(error))?.[1] ?? {};

export interface PolicyPorts {
  logout(): void;
  stopAutoLogin(): void;
  tell(what: NonNullable<Consequence['tell']>, error: RequestError): void;
}

/**
 * The policy of the shell: the session ends where it must, the member is told unless the call asked for silence. What
 * an earlier session's call says of that session is no news of the present one.
 */
export const errorPolicy =
  ({ logout, stopAutoLogin, tell }: PolicyPorts): RequestPolicy =>
  (error, { isSilent, isPast }) => {
    const consequence = consequenceOf(error);
    if (consequence.logout && isPast) return;
    if (consequence.logout) logout();
    if (consequence.stopAutoLogin) stopAutoLogin();
    if (consequence.tell && !isSilent) tell(consequence.tell, error);
  };
