import { keys, type RequestOf, sentCode, type status } from '@tessera/contract';
import { storedValue } from './storage';

export type StatusQuery = RequestOf<typeof status>;

const tid = storedValue(keys.tid);
const regInfo = storedValue(keys.regInfo);

/**
 * What the status is asked with (R7.13a): the link that brought the visitor and the host of their first visit, and the
 * address of the page without its query, which may hold a token.
 */
export const statusQuery = (): StatusQuery => ({
  device: 'MOBILE',
  track: sentCode(new URLSearchParams(location.search).get('tid')) ?? tid.get(),
  originalDomain: regInfo.get()?.originalDomain ?? location.hostname,
  url: location.origin + location.pathname,
});
