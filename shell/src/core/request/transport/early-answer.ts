import { withTimeout } from '@tessera/remote';
import { consumeEarlyAnswer, type EarlyAnswer } from '../../../platform/early-answers';
import type { Outgoing } from './outgoing';
import { TransportFailure } from './transport-failure';

async function adopt(
  answer: Promise<EarlyAnswer>,
  { timeout, signal }: Outgoing,
): Promise<string | undefined> {
  const early = await withTimeout(
    answer.catch(() => undefined),
    timeout,
    () => new TransportFailure('timeout'),
  );
  if (signal?.aborted) throw new TransportFailure('cancelled');
  return early?.status === 200 ? early.body : undefined;
}

/**
 * The body of the answer that the early script requested for a call, once. Any status but 200 counts as no answer. Rejects
 * with a TransportFailure: `timeout` after the limit of the call, `cancelled` if its caller gave up meanwhile.
 * @returns undefined if the call was not requested; resolves with undefined if it must be sent again
 */
export function earlyAnswer(call: Outgoing): Promise<string | undefined> | undefined {
  // A call that was cancelled before leaves the answer to the next one.
  const mayConsume = call.method === 'GET' && !call.signal?.aborted;
  const answer = mayConsume ? consumeEarlyAnswer(call.path, call.params) : undefined;
  return answer && adopt(answer, call);
}
