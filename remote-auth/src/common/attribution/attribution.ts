import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { pixelTrack } from './pixel-track';

/** The codes of the visit's first address, which the shell stores (R3.12, R3.13). */
const regInfo = storedValue(keys.regInfo);
const storedTid = storedValue(keys.tid);

/** Who or what sent the visitor: codes, domain and advertisement (R3.6). */
interface Attribution {
  readonly registerUrl: string;
  readonly domain: string;
  readonly affiliateCode?: string;
  readonly referralCode?: string;
  readonly linkId?: number;
  readonly pixelTrack?: Record<string, string>;
}

/** The code `preview` stands for the main site (R5.18a). */
const affiliate = (code: string | undefined) => (code === 'preview' ? 'www' : code);

/** Accepts digits only (R5.8), up to the largest safe integer. */
const numericTid = (tid: string | number | undefined): number | undefined =>
  tid !== undefined && /^\d+$/.test(String(tid)) && Number.isSafeInteger(Number(tid))
    ? Number(tid)
    : undefined;

/** The page's address without hash and token, which can contain secrets. */
function registerUrl(): string {
  const url = new URL(location.href);
  url.hash = '';
  url.searchParams.delete('token');
  return url.href;
}

/** Reads the attribution of the visitor. A code in the query takes precedence over a stored one. */
export function readAttribution(query: URLSearchParams): Attribution {
  const stored = regInfo.get();
  const affiliateCode = affiliate(query.get('affiliateCode') || stored?.affiliateCode);
  const referralCode = query.get('referralCode') || stored?.referralCode;
  const linkId = numericTid(storedTid.get());
  const track = pixelTrack(query);
  return {
    registerUrl: registerUrl(),
    domain: stored?.originalDomain || location.hostname,
    ...(affiliateCode && { affiliateCode }),
    ...(referralCode && { referralCode }),
    ...(linkId !== undefined && { linkId }),
    ...(track && { pixelTrack: track }),
  };
}
