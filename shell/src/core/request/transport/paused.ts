import { timeLeft } from '@tessera/contract';
import type { AxiosAdapter } from 'axios';
import { failureOf } from './failure-of';
import { TransportFailure } from './transport-failure';

/** In ms: the longest pause. A member who tries again must not be refused here for hours. */
const LONGEST = 60_000;

interface Pause {
  /** In ms since 1970. */
  readonly until: number;
  readonly failure: TransportFailure;
}

/**
 * Keeps to the `Retry-After` of a failed call: until then, calls on the same path fail with the same answer and are not
 * sent. So no part of the page that polls or tries again loads a gateway that is overloaded. Throws TransportFailure.
 */
export function paused(adapter: AxiosAdapter): AxiosAdapter {
  const pauses = new Map<string, Pause>();
  return async (config) => {
    const path = config.url ?? '';
    const pause = pauses.get(path);
    if (pause && timeLeft(pause.until, LONGEST) > 0) throw pause.failure;
    try {
      return await adapter(config);
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (failure instanceof TransportFailure && failure.answer?.retryAt !== undefined)
        pauses.set(path, { until: Math.min(failure.answer.retryAt, Date.now() + LONGEST), failure });
      throw failure;
    }
  };
}
