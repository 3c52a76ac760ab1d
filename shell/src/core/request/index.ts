import type { Endpoint } from '@tessera/contract';
import type { CallOptions } from './client';
import { gateway } from './gateway';
import { hookFor } from './use-call';

export type { CallOptions } from './client';
export { loadDecryption, prefetchEncryption } from './encryption';
export { clientFor, gateway } from './gateway';
export { errorPolicy } from './policy/error-policy';
export { RequestError, type RequestErrorCode } from './request-error';
export type { CallState } from './use-call';

/**
 * Makes a gateway call and gives the value of its answer.
 * @throws RequestError; the member has then been told, unless `alert: false` (R8.5, R8.10)
 */
export const call = <Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
  request: Request,
  options?: CallOptions,
): Promise<Answer> => gateway.call(endpoint, request, options);

/** A call whose answer a screen shows; failures are the screen's to show, never an alert. */
export const useCall = hookFor(() => gateway);
