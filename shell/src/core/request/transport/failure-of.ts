import { retryAfter } from '@tessera/contract';
import { isAxiosError, isCancel } from 'axios';
import { TransportFailure } from './transport-failure';

/** How axios names its own time limit: ECONNABORTED in a browser, ETIMEDOUT with clarified errors. */
const TIMED_OUT: readonly (string | undefined)[] = ['ECONNABORTED', 'ETIMEDOUT'];

/** What axios threw, in our own words. An error of another kind stays as it is. */
export function failureOf(cause: unknown): unknown {
  if (isCancel(cause)) return new TransportFailure('cancelled', { cause });
  if (!isAxiosError(cause)) return cause;
  const { code, response } = cause;
  if (TIMED_OUT.includes(code)) return new TransportFailure('timeout', { cause });
  if (!response) return new TransportFailure('network', { cause });
  const { status, data: body, headers } = response;
  const wait = retryAfter(headers['retry-after']);
  const answer = { status, body, ...(wait > 0 && { retryAt: Date.now() + wait }) };
  return new TransportFailure('status', { answer, cause });
}
