import type { SocialProof } from '@tessera/contract';
import type { CodeProof } from '../one-time-code/sender';
import { fullNumber, type Phone } from '../phone/number';
import type { LoginInput } from './use-login';

interface CodeTyped {
  readonly phone: Phone;
  readonly code: string;
  readonly prove: (phone: Phone, code: string) => Promise<CodeProof>;
  readonly enterWith: (proof: SocialProof, landed: boolean) => Promise<void>;
  readonly remember: boolean;
}

/**
 * Proves a code. One of the gateway's becomes the login to send; with a token of the identity service the member goes
 * the way of every identity token, binding included, and nothing is left to send (R4.12a).
 */
export async function signInByCode(typed: CodeTyped): Promise<LoginInput | undefined> {
  const proof = await typed.prove(typed.phone, typed.code);
  if ('code' in proof) {
    return {
      type: 'sms',
      username: fullNumber(typed.phone),
      password: proof.code,
      remember: typed.remember,
    };
  }
  await typed.enterWith({ firebaseChannel: 'phone', firebaseIdToken: proof.firebaseIdToken }, false);
  return undefined;
}
