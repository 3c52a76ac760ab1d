import { type SocialProof, verifyLineCode } from '@tessera/contract';
import { call } from '@tessera/shell/request';

const silent = { alert: false } as const;

/**
 * LINE's access token for a session token of the platform (R7.47).
 * @throws RequestError; nothing has been told
 */
export async function exchangeAccessToken(accessToken: string): Promise<SocialProof> {
  const { lineSessionToken } = await call(verifyLineCode, { accessToken }, silent);
  return { lineSessionToken };
}

/**
 * LINE's code for a session token of the platform; `redirectUri` byte for byte as LINE was asked with it (R4.15a).
 * @throws RequestError; nothing has been told
 */
export async function exchangeCode(code: string, redirectUri: string): Promise<SocialProof> {
  const { lineSessionToken } = await call(verifyLineCode, { code, redirectUri }, silent);
  return { lineSessionToken };
}
