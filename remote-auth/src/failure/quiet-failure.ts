import { errorCode } from '@tessera/contract';
import { RequestError } from '@tessera/shell/request';

/** Failures that must not raise an alert (R8.6, R8.9); a form may still say them beside its button. */
export const isQuiet = (error: unknown): boolean =>
  error instanceof RequestError &&
  (error.status === 502 || error.errorCode?.startsWith(errorCode.tooManyRequests) === true);
