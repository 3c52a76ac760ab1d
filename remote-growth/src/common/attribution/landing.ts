import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

/** What the shell stores of the visit's first address (R3.12, R3.13). */
const regInfo = storedValue(keys.regInfo);
const storedTid = storedValue(keys.tid);

/** The codes of the affiliate that sent the visitor. */
export function referrer(): { readonly affiliateCode?: string; readonly tid?: string } {
  const affiliateCode = regInfo.get()?.affiliateCode;
  const tid = storedTid.get();
  return { ...(affiliateCode && { affiliateCode }), ...(tid && { tid }) };
}

/** The host name of the visit's first address. */
export const firstDomain = (): string => regInfo.get()?.originalDomain || location.hostname;

/**
 * The query of the address that this page was loaded with. Read from the navigation entry, because redirects of the app
 * change `location`.
 */
export function landingQuery(): URLSearchParams {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name || location.href, location.origin).searchParams;
}
