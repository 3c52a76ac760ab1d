/**
 * Why a call has no usable answer.
 * cancelled: its caller gave up; timeout: no answer within the limit of the call; network: no answer at all; status: the
 * gateway answered with a bad status.
 */
type FailureReason = 'cancelled' | 'timeout' | 'network' | 'status';

/** A failure below the request client, in our own words, because the library that sends calls is loaded later. */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure';
  readonly reason: FailureReason;
  /** The answer of a bad status. `retryAt`: its `Retry-After`, in ms since 1970. */
  readonly answer:
    | { readonly status: number; readonly body: unknown; readonly retryAt?: number | undefined }
    | undefined;

  constructor(
    reason: FailureReason,
    detail: { readonly answer?: TransportFailure['answer']; readonly cause?: unknown } = {},
  ) {
    super(reason, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.reason = reason;
    this.answer = detail.answer;
  }
}

export const isCancelled = (thrown: unknown): boolean =>
  thrown instanceof TransportFailure && thrown.reason === 'cancelled';
