import { withTimeout } from '@tessera/remote';
import { type AxiosAdapter, AxiosError, type AxiosResponse, CanceledError } from 'axios';
import { consumeEarlyAnswer } from '../../../platform/early-answers';
import { TIMEOUT } from './timeout';

/**
 * Answers a call with what the page's early script already asked for, once; anything but a 200 is asked again, and
 * what hangs is given up as any other call would be.
 */
export function adoptingEarly(adapter: AxiosAdapter): AxiosAdapter {
  return async (config) => {
    const answer = config.method === 'get' ? consumeEarlyAnswer(config.url ?? '', config.params) : undefined;
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
