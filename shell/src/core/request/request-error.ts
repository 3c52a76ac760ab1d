/**
 * The cause of a failed call.
 * gateway: the answer was `success: false`; unauthorized: HTTP 401; absent: the gateway has no such call (HTTP 404, 405
 * or 501 without a refusal, or success without a value); http: any other bad status; network, timeout, offline: no answer;
 * malformed: the answer does not fit its schema; encryption, no-key: the call was not sent; url: the call has no address;
 * aborted: the caller cancelled it.
 */
export type RequestErrorCode =
  | 'gateway'
  | 'unauthorized'
  | 'absent'
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
  /** `value` of a refused call, such as the flags of an extra verification (R3.8). */
  readonly value: unknown;

  constructor(
    code: RequestErrorCode,
    endpoint: string,
    message: string,
    detail: {
      errorCode?: string | undefined;
      status?: number | undefined;
      value?: unknown;
      cause?: unknown;
    } = {},
  ) {
    super(message, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.code = code;
    this.endpoint = endpoint;
    this.errorCode = detail.errorCode;
    this.status = detail.status;
    this.value = detail.value;
  }
}

/** Whether a call failed because the gateway does not have it: what needs it is left out. */
export const isAbsent = (error: unknown): boolean => error instanceof RequestError && error.code === 'absent';

const unansweredCodes: readonly RequestErrorCode[] = ['network', 'timeout', 'offline'];

/**
 * Whether a status says that a server in front did not reach the gateway. The body is then no answer of the gateway, even
 * if it has the gateway's format: `release serve` and nginx send such a body.
 */
export const isUnreachedStatus = (status: number | undefined): boolean =>
  status === 502 || status === 503 || status === 504;

/** Whether a call failed because it did not reach the gateway, or its answer did not come back. */
export const isUnreached = ({ code, status }: RequestError): boolean =>
  unansweredCodes.includes(code) || isUnreachedStatus(status);
