import type { Endpoint } from '@tessera/contract';
import { refusalIn } from './refusal';
import { isUnreachedStatus, RequestError } from './request-error';
import { TransportFailure } from './transport/transport-failure';

/** How an HTTP server says that it has no such call. */
const absentStatus: readonly number[] = [404, 405, 501];

function answered(
  endpoint: string,
  { status, body }: NonNullable<TransportFailure['answer']>,
  cause: TransportFailure,
): RequestError {
  const detail = { status, cause };
  if (isUnreachedStatus(status))
    return new RequestError('http', endpoint, `the gateway was not reached: ${status}`, detail);
  const code = absentStatus.includes(status) ? 'absent' : 'http';
  return (
    refusalIn(endpoint, body, detail) ??
    new RequestError(code, endpoint, `the gateway answered ${status}`, detail)
  );
}

/**
 * Turns anything that the transport threw into a RequestError. Lists every known form. HTTP 401 says something about the
 * session only if the call sends it: on any other call it comes from a firewall or a proxy.
 */
export function classify(
  { name: endpoint, authorization }: Pick<Endpoint, 'name' | 'authorization'>,
  thrown: unknown,
): RequestError {
  if (thrown instanceof RequestError) return thrown;
  if (thrown instanceof TransportFailure) {
    const { reason, answer } = thrown;
    if (reason === 'cancelled')
      return new RequestError('aborted', endpoint, 'the call was cancelled', { cause: thrown });
    if (reason === 'timeout')
      return new RequestError('timeout', endpoint, 'no answer in time', { cause: thrown });
    if (answer?.status === 401 && authorization !== 'none')
      return new RequestError('unauthorized', endpoint, 'not signed in', { status: 401, cause: thrown });
    if (answer) return answered(endpoint, answer, thrown);
    if (globalThis.navigator?.onLine === false)
      return new RequestError('offline', endpoint, 'the device is offline', { cause: thrown });
    return new RequestError('network', endpoint, 'the gateway could not be reached', { cause: thrown });
  }
  // No failure of the transport: the answer came, and code that reads it failed. The connection is not to blame.
  return new RequestError('malformed', endpoint, 'the answer could not be read', { cause: thrown });
}
