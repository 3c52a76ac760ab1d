import type { SocialProof } from '@tessera/contract';
import { loadScript } from '@tessera/remote';
import { currentSite } from '@tessera/shell/site';
import { exchangeAccessToken } from './exchange';

const LIFF_SCRIPT = 'https://static.line-scdn.net/liff/edge/2/sdk.js';

/** The part of LIFF that we use. */
interface Liff {
  init(options: { liffId: string }): Promise<void>;
  isInClient(): boolean;
  isLoggedIn(): boolean;
  getAccessToken(): string | null;
}

declare global {
  var liff: Liff | undefined;
}

/**
 * Makes a proof of the account that LINE's own browser is signed in with (R7.47).
 * @returns undefined if LIFF gives no token
 * @throws ScriptUnavailable, RequestError
 */
export async function proofFromLiff(liffId: string): Promise<SocialProof | undefined> {
  await loadScript(currentSite().social.places.lineLiffScript ?? LIFF_SCRIPT);
  const { liff } = globalThis;
  if (!liff) return undefined;
  await liff.init({ liffId });
  const token = liff.isInClient() && liff.isLoggedIn() ? liff.getAccessToken() : null;
  return token === null ? undefined : exchangeAccessToken(token);
}
