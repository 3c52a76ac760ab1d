import { CUSTOMER_NOT_LOGIN, errorCode } from '@tessera/contract';
import * as v from 'valibot';
import { type TextKey, translate } from './translate';

/** An error that the gateway reports in its envelope, with HTTP status 200. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  constructor(
    readonly code: string,
    message: string,
    /** The envelope's value, for errors that carry data. */
    readonly value?: unknown,
  ) {
    super(message);
  }
}

/** The platform of the merchant does not have the call: HTTP 404. */
export class NoSuchCall extends Error {
  override readonly name = 'NoSuchCall';
}

/** An error that a member reads: the code is also the key of its text. */
export const refusal = (language: string, code: TextKey, value?: unknown): GatewayError =>
  new GatewayError(code, translate(language, code), value);

/** The call does not have the shape that the contract defines. */
export const badRequest = (reason: string) => new GatewayError('bad_request', reason);

/** One line for all issues of a failed validation: the path of each field and its message. */
export const describeIssues = (issues: readonly v.BaseIssue<unknown>[], root: string): string =>
  issues.map((issue) => `${v.getDotPath(issue) ?? root}: ${issue.message}`).join('; ');

/** The headers and the body of an encrypted call do not match. */
export const decryptionFailed = (reason: string) => new GatewayError('decryption_failed', reason);

/** The call has no session token, or one that the gateway does not know (R8.4, R8.8). */
export const notSignedIn = () => new GatewayError(errorCode.customerNotLogin, CUSTOMER_NOT_LOGIN);
