import type { Endpoint } from '@tessera/contract';
import { AxiosError, isAxiosError, isCancel } from 'axios';
import { refusalIn } from './refusal';
import { RequestError } from './request-error';

/** How an HTTP server says that it has no such call. */
const absentStatus: readonly number[] = [404, 405, 501];

/**
 * Turns anything that the transport threw into a RequestError. Lists every known form. HTTP 401 says something about the
 * session only if the call sends it: on any other call it comes from a firewall or a proxy.
 */
export function classify(
  { name: endpoint, authorization }: Pick<Endpoint, 'name' | 'authorization'>,
  thrown: unknown,
): RequestError {
  if (thrown instanceof RequestError) return thrown;
  if (isCancel(thrown))
    return new RequestError('aborted', endpoint, 'the call was cancelled', { cause: thrown });
  if (isAxiosError(thrown)) {
    const status = thrown.response?.status;
    // Our own time limit: ECONNABORTED in a browser, ETIMEDOUT with clarified errors.
    if (thrown.code === AxiosError.ECONNABORTED || thrown.code === AxiosError.ETIMEDOUT)
      return new RequestError('timeout', endpoint, 'no answer in time', { cause: thrown });
    if (status === 401 && authorization !== 'none')
      return new RequestError('unauthorized', endpoint, 'not signed in', { status, cause: thrown });
    if (status !== undefined)
      return (
        refusalIn(endpoint, thrown.response?.data, { status, cause: thrown }) ??
        new RequestError(
          absentStatus.includes(status) ? 'absent' : 'http',
          endpoint,
          `the gateway answered ${status}`,
          { status, cause: thrown },
        )
      );
    if (globalThis.navigator?.onLine === false)
      return new RequestError('offline', endpoint, 'the device is offline', { cause: thrown });
    return new RequestError('network', endpoint, 'the gateway could not be reached', { cause: thrown });
  }
  // No failure of the transport: the answer came, and code that reads it failed. The connection is not to blame.
  return new RequestError('malformed', endpoint, 'the answer could not be read', { cause: thrown });
}
