import { callKey, type EarlyAnswer, type EarlyWork } from '../../platform/early-answers';
import { userAgentHeader } from '../../platform/environment';
import { statusQuery } from '../../platform/status-query';
import type { EarlyPage } from './read-page';

const STATUS = '/wps/v2/system/status';

/**
 * Starts the status call and the first calls of the page. The request client uses the answers.
 * @returns the answer of the status call
 */
export function fetchEarly({ release, language, owned }: EarlyPage, early: EarlyWork): Promise<EarlyAnswer> {
  const headers = { Merchant: release.merchant.code, Language: language, 'X-User-Agent': userAgentHeader() };
  const ask = (address: string, extra: Record<string, string> = {}): Promise<EarlyAnswer> =>
    fetch(address, { headers: { ...headers, ...extra }, credentials: 'include' }).then(async (response) => ({
      status: response.status,
      body: await response.text(),
    }));
  const start = (address: string, extra?: Record<string, string>) => {
    const answer = ask(address, extra);
    // The code that uses the answer handles its failure. Until then it must not count as an unhandled rejection.
    answer.catch(() => undefined);
    early.answers.set(callKey(address, undefined), answer);
    return answer;
  };
  early.statusQuery = statusQuery();
  const status = start(callKey(STATUS, early.statusQuery), { 'cache-control': 'no-cache' });
  for (const address of owned?.route.early ?? []) start(address);
  return status;
}
