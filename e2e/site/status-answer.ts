import type { APIRequestContext } from '@playwright/test';
import type { Product } from '../product/products';

export const STATUS = '/wps/v2/system/status';

export interface StatusAnswer {
  readonly success: boolean;
  readonly value: Record<string, unknown>;
}

/** The sandbox's status answer, which a test changes and serves. */
export async function statusAnswer(
  request: APIRequestContext,
  { port }: Product,
  merchant = 'aurora',
): Promise<StatusAnswer> {
  const answer = await request.get(`http://127.0.0.1:${port}${STATUS}?device=MOBILE`, {
    headers: { merchant, language: 'EN' },
  });
  return answer.json();
}

/** The same answer with parts of its value replaced. */
export const changed = ({ success, value }: StatusAnswer, part: Record<string, unknown>): StatusAnswer => ({
  success,
  value: { ...value, ...part },
});
