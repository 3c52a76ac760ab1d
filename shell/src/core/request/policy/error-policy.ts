import { CUSTOMER_NOT_LOGIN, errorCode } from '@tessera/contract';
import type { RequestPolicy } from '../client';
import type { RequestError } from '../request-error';

/** The shell's reaction to an error. */
interface Consequence {
  /** End the session on this device. */
  readonly logout?: true;
  /** The next start does not sign in by itself (R8.11). */
  readonly stopAutoLogin?: true;
  /** The message for the member; absent: no message. */
  readonly notify?: 'please_login' | 'message' | 'network' | 'missing_encryption';
}

type Rule = readonly [applies: (error: RequestError) => boolean, consequence: Consequence];

const loggedOutCodes: readonly string[] = [
  errorCode.customerNotLogin,
  errorCode.tokenInvalid,
  errorCode.loginNotSession,
];

/** The table that maps errors to policy. The first rule that applies wins (section 8). */
const rules: readonly Rule[] = [
  [({ code }) => code === 'aborted', {}],
  [({ message }) => message === CUSTOMER_NOT_LOGIN, { logout: true, notify: 'please_login' }],
  [({ errorCode: code = '' }) => loggedOutCodes.includes(code), { logout: true }],
  [({ code }) => code === 'unauthorized', { logout: true }],
  [({ errorCode: code }) => code === errorCode.tokenIpDifferent, { stopAutoLogin: true, notify: 'message' }],
  [({ status }) => status === 502, {}],
  [({ errorCode: code = '' }) => code.startsWith(errorCode.tooManyRequests), {}],
  [({ code }) => code === 'encryption' || code === 'no-key', { notify: 'missing_encryption' }],
  [({ code }) => code === 'network' || code === 'offline' || code === 'timeout', { notify: 'network' }],
  [() => true, { notify: 'message' }],
];

/** The reaction to an error, as section 8 of the specification defines it. */
const consequenceOf = (error: RequestError): Consequence =>
  rules.find(([applies]) => applies(error))?.[1] ?? {};

export interface PolicyPorts {
  logout(): void;
  stopAutoLogin(): void;
  notify(what: NonNullable<Consequence['notify']>, error: RequestError): void;
}

/**
 * The policy of the shell: ends the session if the error says so, and notifies the member unless the call is silent. A
 * call of an earlier session never ends the present one.
 */
export const errorPolicy =
  ({ logout, stopAutoLogin, notify }: PolicyPorts): RequestPolicy =>
  (error, { isSilent, isPast }) => {
    const consequence = consequenceOf(error);
    if (consequence.logout && isPast) return;
    if (consequence.logout) logout();
    if (consequence.stopAutoLogin) stopAutoLogin();
    if (consequence.notify && !isSilent) notify(consequence.notify, error);
  };
