import { isUnreachedStatus } from '@tessera/contract';

/**
 * The cause of a failed call.
 * gateway: it refused the call; unauthorized: HTTP 401; absent: the gateway has no such call; empty: it answered
 * success without a value where the schema needs one; busy: there were too many calls; http: any other bad status;
 * network, timeout, offline: no answer; malformed: the answer does not fit its schema; encryption, no-key: the call was
 * not sent; url: the call has no address; aborted: the caller cancelled it.
 */
export type RequestErrorCode =
  | 'gateway'
  | 'unauthorized'
  | 'absent'
  | 'empty'
  | 'busy'
  | 'http'
  | 'network'
  | 'timeout'
  | 'offline'
  | 'malformed'
  | 'encryption'
  | 'no-key'
  | 'url'
  | 'aborted';

/** A failed call. `message` is the gateway's sentence if there is one, else a text for the console. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: RequestErrorCode;
  readonly endpoint: string;
  readonly errorCode: string | undefined;
  readonly status: number | undefined;
  /** When the gateway takes the call again, in ms since 1970, if it said so. */
  readonly retryAt: number | undefined;
  /** `value` of a refused call, such as the flags of an extra verification (R3.8). */
  readonly value: unknown;

  constructor(
    code: RequestErrorCode,
    endpoint: string,
    message: string,
    detail: {
      errorCode?: string | undefined;
      status?: number | undefined;
      retryAt?: number | undefined;
      value?: unknown;
      cause?: unknown;
    } = {},
  ) {
    super(message, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.code = code;
    this.endpoint = endpoint;
    this.errorCode = detail.errorCode;
    this.status = detail.status;
    this.retryAt = detail.retryAt;
    this.value = detail.value;
  }
}

const absentCodes: readonly RequestErrorCode[] = ['absent', 'empty'];

/** Whether a call failed because the gateway does not have it, or has nothing to say: what needs it is left out. */
export const isAbsent = (error: unknown): boolean =>
  error instanceof RequestError && absentCodes.includes(error.code);

const unansweredCodes: readonly RequestErrorCode[] = ['network', 'timeout', 'offline'];

/** Whether a call failed because it did not reach the gateway, or its answer did not come back. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof RequestError && (unansweredCodes.includes(error.code) || isUnreachedStatus(error.status));
