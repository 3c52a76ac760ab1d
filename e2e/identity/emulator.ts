import type { APIRequestContext } from '@playwright/test';
import { identity } from '../product/products';

/** A code that the emulator has not sent. */
export interface SentCode {
  readonly code: string;
  readonly phoneNumber: string;
  readonly sessionInfo: string;
}

const ORIGIN = `http://127.0.0.1:${identity.emulatorPort}`;

/** The newest code for a number, from the emulator's own list. */
export async function sentTo(request: APIRequestContext, phoneNumber: string): Promise<SentCode> {
  const answer = await request.get(`${ORIGIN}/emulator/v1/projects/demo-tessera/verificationCodes`);
  const { verificationCodes }: { verificationCodes: SentCode[] } = await answer.json();
  const sent = verificationCodes.findLast((one) => one.phoneNumber === phoneNumber);
  if (!sent) throw new Error(`no code was sent to ${phoneNumber}`);
  return sent;
}

/** Redeems a code, as another client would. */
export async function spend(request: APIRequestContext, { sessionInfo, code }: SentCode): Promise<void> {
  const service = `${ORIGIN}/identitytoolkit.googleapis.com/v1`;
  await request.post(`${service}/accounts:signInWithPhoneNumber?key=anybody`, {
    data: { sessionInfo, code },
  });
}
