import type { SocialProof } from '@tessera/contract';
import { startLiff } from '@tessera/remote';
import { currentSite } from '@tessera/shell/site';
import { exchangeAccessToken } from './exchange';

/**
 * Makes a proof of the account that LINE's own browser is signed in with (R7.47).
 * @returns undefined if LIFF gives no token
 * @throws ScriptUnavailable, LIFF's own error, RequestError
 */
export async function proofFromLiff(liffId: string): Promise<SocialProof | undefined> {
  const liff = await startLiff(liffId, currentSite().social.places.lineLiffScript);
  const token = liff.isInClient() && liff.isLoggedIn() ? liff.getAccessToken() : null;
  return token === null ? undefined : exchangeAccessToken(token);
}
