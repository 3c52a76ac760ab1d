import { type Endpoint, readBadStatus } from '@tessera/contract';
import { answerError } from './answer-error';
import { RequestError } from './request-error';
import { TransportFailure } from './transport/transport-failure';

/** @returns the parsed body; undefined if the body is not JSON */
function json(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

/** Turns anything that the transport threw into a RequestError. Lists every known form. */
export function classify(
  call: Pick<Endpoint, 'name' | 'authorization'>,
  thrown: unknown,
  absentCodes?: readonly string[],
): RequestError {
  const endpoint = call.name;
  if (thrown instanceof RequestError) return thrown;
  if (thrown instanceof TransportFailure) {
    const { reason, answer } = thrown;
    if (reason === 'cancelled')
      return new RequestError('aborted', endpoint, 'the call was cancelled', { cause: thrown });
    if (reason === 'timeout')
      return new RequestError('timeout', endpoint, 'no answer in time', { cause: thrown });
    if (answer) {
      const { status, body, retryAt } = answer;
      const reading = readBadStatus(call, status, json(body), absentCodes);
      return answerError(endpoint, reading, { status, retryAt, cause: thrown });
    }
    if (globalThis.navigator?.onLine === false)
      return new RequestError('offline', endpoint, 'the device is offline', { cause: thrown });
    return new RequestError('network', endpoint, 'the gateway could not be reached', { cause: thrown });
  }
  // No failure of the transport: the answer came, and code that reads it failed. The connection is not to blame.
  return new RequestError('malformed', endpoint, 'the answer could not be read', { cause: thrown });
}
