import type { Endpoint } from '@tessera/contract';
import { loadPlatform, type Platform } from '@tessera/contract/platforms';
import { userAgentHeader } from '../../platform/environment';
import { currentLanguage } from '../../platform/i18n';
import { merchant } from '../../platform/merchant';
import { currentSession } from '../session-state';
import { type CallOptions, RequestClient } from './client';
import type { RequestError } from './request-error';
import { headersFor, type Identity } from './transport/headers';

const identity: Identity = {
  merchant: () => merchant().code,
  language: currentLanguage,
  token: () => currentSession()?.token,
  userAgent: userAgentHeader,
};

let platform: Platform = {};

/** The request client of the page. Its policy is set at start. */
export const gateway = new RequestClient(identity, () => undefined);

/** Makes all calls as the platform that the merchant's description names has them. Rejects if its code cannot be loaded. */
export async function adoptPlatform(name: string): Promise<void> {
  platform = await loadPlatform(name);
  gateway.setPlatform(platform);
}

/** A client with a token that is not the session's, or not yet. Its failures are silent. */
export function clientFor(token: string): RequestClient {
  const client = new RequestClient({ ...identity, token: () => token }, () => undefined);
  client.setPlatform(platform);
  return client;
}

/**
 * Makes a gateway call.
 * @returns the value of the answer
 * @throws RequestError, after the member was told, unless `alert: false` (R8.5, R8.10)
 */
export const call = <Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
  request: Request,
  options?: CallOptions,
): Promise<Answer> => gateway.call(endpoint, request, options);

/**
 * Tells without a call whether the gateway is known to lack it, so that a page can hide the form that would send it.
 * @returns the error with which the call would fail; undefined if nothing is known
 */
export const absenceOf = (endpoint: Pick<Endpoint, 'name'>): RequestError | undefined =>
  gateway.absence(endpoint);

/** The headers of a call that the client cannot make, such as one that outlives the page (R7.1a). */
export const callHeaders = (endpoint: Endpoint): Readonly<Record<string, string>> =>
  headersFor(endpoint, identity);
