import type { Endpoint } from '@tessera/contract';
import { withTimeout } from '@tessera/remote';
import { whenIdle } from '../../../platform/when-idle';
import { earlyAnswer } from './early-answer';
import { noteTime } from './gateway-clock';
import type { Outgoing } from './outgoing';
import { TransportFailure } from './transport-failure';
import type { Send } from './wire';

/** The default time limit of a call, in ms (R7.1b, R9.7). */
const TIMEOUT = 5_000;

type CreateSend = () => Send;
let loaded: CreateSend | undefined;

/** Loads the code that sends calls. Early answers serve the calls before the first content, so that it is not needed before. */
export async function loadTransport(): Promise<CreateSend> {
  const { createSend } = await import(/* webpackChunkName: "transport" */ './wire');
  loaded = createSend;
  return createSend;
}

/** Prefetches the code that sends calls when the page is idle: a tap must not wait for it. */
export function prefetchTransport(): void {
  whenIdle(() => {
    // The first call that needs it tries again.
    loadTransport().catch(() => undefined);
  });
}

/** @throws TransportFailure `timeout` after `ms`, `network` if the code cannot be loaded */
const loadWithin = (ms: number): Promise<CreateSend> =>
  withTimeout(
    loadTransport().catch((cause: unknown) => {
      throw new TransportFailure('network', { cause });
    }),
    ms,
    () => new TransportFailure('timeout'),
  );

/** Sends calls (R7.1b), after a look for their early answers. */
export class Transport {
  #send: Send | undefined;

  /**
   * @returns the body of the answer
   * @throws TransportFailure
   */
  async send(
    { path, method, timeout = TIMEOUT, concurrency }: Endpoint,
    part: Pick<Outgoing, 'headers' | 'params' | 'data' | 'signal' | 'onUpload'>,
  ): Promise<string> {
    const call: Outgoing = { path, method, timeout, concurrency, ...part };
    const early = earlyAnswer(call);
    const body = early && (await early);
    if (body !== undefined) return body;
    const createSend = loaded ?? (await loadWithin(timeout));
    // Calls that waited together share one sender, because it counts those in progress.
    this.#send ??= createSend();
    const answer = await this.#send(call);
    // Only such an answer is certain to come from no cache, with an old date.
    if ('Authorization' in call.headers) noteTime(answer.date);
    return answer.body;
  }
}
