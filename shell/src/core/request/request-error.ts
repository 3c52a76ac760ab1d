/**
 * What went wrong with a call.
 * gateway: it answered `success: false`; unauthorized: HTTP 401; http: any other bad status; network, timeout, offline:
 * no answer; malformed: an answer that its schema refuses; encryption, no-key: the call never left; url: no address.
 */
export type RequestErrorCode =
  | 'gateway'
  | 'unauthorized'
  | 'http'
  | 'network'
  | 'timeout'
  | 'offline'
  | 'malformed'
  | 'encryption'
  | 'no-key'
  | 'url'
  | 'aborted';

/** A call that failed. `message` is the gateway's own sentence where it gave one, else for the console only. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: RequestErrorCode;
  readonly endpoint: string;
  readonly errorCode: string | undefined;
  readonly status: number | undefined;
  /** `value` of a refused call: flags of an extra verification, for one (R3.8). */
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
