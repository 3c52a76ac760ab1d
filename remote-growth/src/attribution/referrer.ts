import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

/** What the shell keeps of the visit's first address (R3.12, R3.13). */
const regInfo = storedValue(keys.regInfo);
const storedTid = storedValue(keys.tid);

/** Who sent the visitor. */
export function referrer(): { readonly affiliateCode?: string; readonly tid?: string } {
  const affiliateCode = regInfo.get()?.affiliateCode;
  const tid = storedTid.get();
  return { ...(affiliateCode && { affiliateCode }), ...(tid && { tid }) };
}

/** The host that the visitor came to first. */
export const firstDomain = (): string => regInfo.get()?.originalDomain || location.hostname;
