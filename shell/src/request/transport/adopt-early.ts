import { type AxiosAdapter, AxiosError, type AxiosResponse } from 'axios';
import { takeEarlyAnswer } from '../../early/answers';

/** Answers a call with what the page's early script already asked for, once; anything but a 200 is asked again. */
export function adoptingEarly(adapter: AxiosAdapter): AxiosAdapter {
  return async (config) => {
    const answer = config.method === 'get' ? takeEarlyAnswer(config.url ?? '', config.params) : undefined;
    const early = await answer?.catch(() => undefined);
    if (config.signal?.aborted) throw new AxiosError('aborted', AxiosError.ERR_CANCELED, config);
    if (early?.status !== 200) return adapter(config);
    const response: AxiosResponse = { data: early.body, status: 200, statusText: 'OK', headers: {}, config };
    return response;
  };
}
