import { RequestError, type RequestErrorCode } from '@tessera/shell/request';

const definite: ReadonlySet<RequestErrorCode> = new Set([
  'gateway',
  'unauthorized',
  'encryption',
  'no-key',
  'url',
]);

/** Whether a failed call is known to have booked nothing: the gateway refused it, or it never left. */
export const isDefinite = (thrown: unknown): thrown is RequestError =>
  thrown instanceof RequestError && definite.has(thrown.code);
