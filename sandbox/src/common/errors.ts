import { CUSTOMER_NOT_LOGIN, errorCode } from '@tessera/contract';

/** A refusal that the gateway says in its envelope, with HTTP status 200. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  constructor(
    readonly code: string,
    message: string,
    /** What the envelope carries beside the refusal. */
    readonly value?: unknown,
  ) {
    super(message);
  }
}

/** The call does not have the shape that the contract names. */
export const badRequest = (why: string) => new GatewayError('bad_request', why);

/** Headers and body of an encrypted call do not fit together. */
export const undecipherable = (why: string) => new GatewayError('decryption_failed', why);

/** No session, or one that the gateway does not know (R8.4, R8.8). */
export const notSignedIn = () => new GatewayError(errorCode.customerNotLogin, CUSTOMER_NOT_LOGIN);
