import { type SocialProof, verifyLineCode } from '@tessera/contract';
import { call } from '@tessera/shell/request';

const silent = { alert: false } as const;

/**
 * Exchanges LINE's access token for a session token of the platform (R7.47).
 * @throws RequestError, without an alert
 */
export async function exchangeAccessToken(accessToken: string): Promise<SocialProof> {
  const { lineSessionToken } = await call(verifyLineCode, { accessToken }, silent);
  return { lineSessionToken };
}

/**
 * Exchanges LINE's code for a session token of the platform (R4.15a).
 * @param redirectUri exactly as in the request to LINE
 * @throws RequestError, without an alert
 */
export async function exchangeCode(code: string, redirectUri: string): Promise<SocialProof> {
  const { lineSessionToken } = await call(verifyLineCode, { code, redirectUri }, silent);
  return { lineSessionToken };
}
