import type { FailureReading } from '@tessera/contract';
import { RequestError, type RequestErrorCode } from './request-error';

const codes: Readonly<Record<FailureReading['says'], RequestErrorCode>> = {
  refused: 'gateway',
  absent: 'absent',
  unauthorized: 'unauthorized',
  busy: 'busy',
  unreached: 'http',
  failed: 'http',
};

/** The error for an answer that is no success, with the gateway's sentence, code and value, if it sent any. */
export function answerError(
  endpoint: string,
  { says, refusal }: FailureReading,
  detail: { readonly status?: number; readonly retryAt?: number | undefined; readonly cause?: unknown } = {},
): RequestError {
  const forConsole = `the gateway ${says === 'unreached' ? 'was not reached:' : 'answered'} ${detail.status}`;
  const message = refusal ? (refusal.message ?? '') : forConsole;
  const { errorCode, value } = refusal ?? {};
  return new RequestError(codes[says], endpoint, message, { errorCode, value, ...detail });
}
