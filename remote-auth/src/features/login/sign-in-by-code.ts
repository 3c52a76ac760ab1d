import type { SocialProof } from '@tessera/contract';
import { fullNumber, type Phone } from '../../common/phone';
import type { CodeProof } from '../one-time-code';
import type { LoginInput } from './use-login';

interface TypedCode {
  readonly phone: Phone;
  readonly code: string;
  readonly prove: (phone: Phone, code: string) => Promise<CodeProof>;
  readonly signInWith: (proof: SocialProof) => Promise<void>;
  readonly remember: boolean;
}

/**
 * Proves a code. With a token of the identity service it signs in like every identity token, binding included (R4.12a).
 * @returns the login to send for a code of the gateway; undefined if the sign-in is done
 */
export async function signInByCode(typed: TypedCode): Promise<LoginInput | undefined> {
  const proof = await typed.prove(typed.phone, typed.code);
  if ('code' in proof) {
    return {
      type: 'sms',
      username: fullNumber(typed.phone),
      password: proof.code,
      remember: typed.remember,
    };
  }
  await typed.signInWith({ firebaseChannel: 'phone', firebaseIdToken: proof.firebaseIdToken });
  return undefined;
}
