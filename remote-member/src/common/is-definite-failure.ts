import { RequestError, type RequestErrorCode } from '@tessera/shell/request';

const definite: ReadonlySet<RequestErrorCode> = new Set([
  'gateway',
  'unauthorized',
  'encryption',
  'no-key',
  'url',
]);
const SERVER_ERROR = 500;

/**
 * Whether a failed call is known to have booked nothing: the gateway refused it, or it never left. A refusal under a
 * status of 500 or more may come from a proxy that lost the gateway's own answer, and is no such knowledge.
 */
export const isDefinite = (thrown: unknown): thrown is RequestError =>
  thrown instanceof RequestError && definite.has(thrown.code) && (thrown.status ?? 0) < SERVER_ERROR;
