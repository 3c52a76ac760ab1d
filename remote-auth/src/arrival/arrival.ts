import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { pixelTrack } from './pixel-track';

/** What the shell kept of the visit's first address (R3.12, R3.13); other keys under these names are left alone. */
const regInfo = storedValue(keys.regInfo);
const storedTid = storedValue(keys.tid);

/** How a visitor came to the merchant: who sent them, over which address and which advertisement (R3.6). */
export interface Arrival {
  readonly registerUrl: string;
  readonly domain: string;
  readonly affiliateCode?: string;
  readonly referralCode?: string;
  readonly linkId?: number;
  readonly pixelTrack?: Record<string, string>;
}

/** The code of a preview stands for the main site (R5.18a). */
const affiliate = (code: string | undefined) => (code === 'preview' ? 'www' : code);

/** Digits only (R5.8), and no more of them than a number can hold. */
const numericTid = (tid: string | undefined): number | undefined =>
  tid !== undefined && /^\d+$/.test(tid) && Number.isSafeInteger(Number(tid)) ? Number(tid) : undefined;

/** The address of the page, without what must leave no trace. */
function registerUrl(): string {
  const url = new URL(location.href);
  url.hash = '';
  url.searchParams.delete('token');
  return url.href;
}

/** Reads how the visitor came, from the query first and from what was kept second. */
export function readArrival(query: URLSearchParams): Arrival {
  const kept = regInfo.get();
  const affiliateCode = affiliate(query.get('affiliateCode') || kept?.affiliateCode);
  const referralCode = query.get('referralCode') || kept?.referralCode;
  const linkId = numericTid(storedTid.get());
  const track = pixelTrack(query);
  return {
    registerUrl: registerUrl(),
    domain: kept?.originalDomain || location.hostname,
    ...(affiliateCode && { affiliateCode }),
    ...(referralCode && { referralCode }),
    ...(linkId !== undefined && { linkId }),
    ...(track && { pixelTrack: track }),
  };
}
