import { errorCode } from '@tessera/contract';
import { RequestError } from '@tessera/shell/request';

/** Whether a failure must not raise an alert (R8.6, R8.9). A form may still show it beside its button. */
export const isQuiet = (error: unknown): boolean =>
  error instanceof RequestError &&
  (error.status === 502 || error.errorCode?.startsWith(errorCode.tooManyRequests) === true);
