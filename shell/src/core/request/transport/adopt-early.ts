import { withTimeout } from '@tessera/remote';
import { type AxiosAdapter, AxiosError, type AxiosResponse, CanceledError } from 'axios';
import { consumeEarlyAnswer } from '../../../platform/early-answers';
import { TIMEOUT } from './timeout';

/**
 * Answers a call once with the answer that the early script requested. Any status but 200 repeats the call, and the
 * usual time limit applies.
 */
export function adoptingEarly(adapter: AxiosAdapter): AxiosAdapter {
  return async (config) => {
    // A call that was cancelled while it waited for its turn leaves the answer to the next one.
    const mayConsume = config.method === 'get' && !config.signal?.aborted;
    const answer = mayConsume ? consumeEarlyAnswer(config.url ?? '', config.params) : undefined;
    if (!answer) return adapter(config);
    const early = await withTimeout(
      answer.catch(() => undefined),
      config.timeout || TIMEOUT,
      () => new AxiosError('the early answer took too long', AxiosError.ETIMEDOUT, config),
    );
    if (config.signal?.aborted) throw new CanceledError(undefined, config);
    if (early?.status !== 200) return adapter(config);
    const response: AxiosResponse = { data: early.body, status: 200, statusText: 'OK', headers: {}, config };
    return response;
  };
}
