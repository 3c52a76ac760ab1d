import { type LineSession, type SocialProof, verifyLineCode } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { meetPerson } from '../../../common/known-person';

const silent = { alert: false } as const;

/** The proof of LINE's person, whom the next page greets (R3.9). */
function proofOf(session: LineSession): SocialProof {
  meetPerson(session);
  return { lineSessionToken: session.lineSessionToken };
}

/**
 * Exchanges LINE's access token for a session token of the platform (R7.47).
 * @throws RequestError, without an alert
 */
export async function exchangeAccessToken(accessToken: string): Promise<SocialProof> {
  return proofOf(await call(verifyLineCode, { accessToken }, silent));
}

/**
 * Exchanges LINE's code for a session token of the platform (R4.15a).
 * @param redirectUri exactly as in the request to LINE
 * @throws RequestError, without an alert
 */
export async function exchangeCode(code: string, redirectUri: string): Promise<SocialProof> {
  return proofOf(await call(verifyLineCode, { code, redirectUri }, silent));
}
