import { RequestError, type RequestErrorCode } from '@tessera/shell/request';

const definiteCodes: ReadonlySet<RequestErrorCode> = new Set(['gateway', 'encryption', 'no-key', 'url']);
const SERVER_ERROR = 500;

/**
 * Whether a failed call certainly booked nothing: the gateway refused it or does not have it, or it was never sent. A
 * refusal with status 500 or more does not count, because a proxy may send it after it lost the gateway's answer.
 * Neither does a bare 401: a firewall may send it in place of the answer, and the member who signs in again would pay
 * twice.
 */
export const isDefiniteFailure = (error: unknown): error is RequestError =>
  error instanceof RequestError &&
  (error.code === 'absent' || (definiteCodes.has(error.code) && (error.status ?? 0) < SERVER_ERROR));
