import type { LoginValue, SocialProof } from '@tessera/contract';
import type { Text } from '@tessera/shell/i18n';
import { toast } from '@tessera/shell/notices';
import { currentSession } from '@tessera/shell/session';
import { completeLogin, completeRegistration } from '../../common/complete-sign-in';
import { consumeGoTarget } from '../../common/destination';
import { personOf } from '../../common/known-person';
import { paths } from '../../common/paths';
import { pendingProof } from '../../common/pending-proof';
import { sessionToBind, type Verification, wantedVerification } from '../verification';
import { type Binding, bindingFor } from './binding';
import { callLogin, callRegister, typeOf } from './proof-calls';
import { notifyFailure, socialFailure, socialSentence, withoutParentheses } from './social-failure';

/** Where a sign-in with a proof ended: on a page, at the choice between binding and registering, at an extra verification, or nowhere. */
export type SignInOutcome =
  | { readonly at: 'page'; readonly path: string }
  | { readonly at: 'choice'; readonly binding: Binding }
  | {
      readonly at: 'verification';
      readonly verification: Verification;
      readonly resume: () => Promise<SignInOutcome>;
    }
  /** The session is open, and the member must bind a way of the extra verification. */
  | { readonly at: 'security' }
  | { readonly at: 'nowhere' };

/** Asks whether an account is the visitor's; without an account, whether the person of the proof is the visitor. */
export type ConfirmOwner = (account?: LoginValue) => Promise<boolean>;

const nowhere: SignInOutcome = { at: 'nowhere' };

/** Only the sign-in of Telegram uses the go parameter (R4.12b, R4.15a, R4.16b). */
const targetOf = (proof: SocialProof): string =>
  ('telegramAuth' in proof ? consumeGoTarget(new URLSearchParams(location.search)) : undefined) ?? paths.home;

/** Greets the person by the name and the picture that the provider knows (R3.9). */
function greet(proof: SocialProof, text: Text<'auth'>): void {
  const { name, picture } = personOf(proof) ?? {};
  if (name) toast(text('hello', { name }), { tone: 'success', ...(picture && { picture }) });
}

/** Registers without a form (R4.13b). A failure is shown and removes the stored proof (R8.13, R8.21). Never throws. */
export async function registerWithProof(proof: SocialProof, text: Text<'auth'>): Promise<SignInOutcome> {
  try {
    completeRegistration(await callRegister(proof), typeOf(proof));
    greet(proof, text);
    pendingProof.remove();
    return { at: 'page', path: paths.home };
  } catch (error) {
    pendingProof.remove();
    notifyFailure(error, text);
    return nowhere;
  }
}

/**
 * Logs in with a proof. A failure is shown or ignored as section 8 of the specification says. Never throws.
 * @param confirmOwner given if the proof came with the address of the page: nothing follows from the proof unless it
 * says yes, an account is made only by choice (R4.15a, R4.16c), and a session that has begun in the meantime stays
 */
export async function signInWithProof(
  proof: SocialProof,
  text: Text<'auth'>,
  confirmOwner?: ConfirmOwner,
): Promise<SignInOutcome> {
  const isRefused = async (account?: LoginValue) =>
    confirmOwner !== undefined && (!(await confirmOwner(account)) || currentSession() !== undefined);
  pendingProof.remove();
  try {
    const value = await callLogin(proof);
    if (await isRefused(value)) return nowhere;
    completeLogin(value, typeOf(proof));
    greet(proof, text);
    return { at: 'page', path: targetOf(proof) };
  } catch (error) {
    const failure = socialFailure(error, proof);
    if (failure === 'bind') {
      if (await isRefused()) return nowhere;
      const binding = bindingFor(proof, withoutParentheses(socialSentence(error, text)));
      if (binding.automatic && !confirmOwner) return registerWithProof(proof, text);
      pendingProof.set(proof);
      return { at: 'choice', binding };
    }
    const ways = wantedVerification(error);
    if (ways.length > 0)
      return {
        at: 'verification',
        verification: { ways, person: proof },
        resume: () => signInWithProof(proof, text, confirmOwner),
      };
    const session = sessionToBind(error);
    if (session) {
      if (await isRefused(session)) return nowhere;
      completeLogin(session, typeOf(proof));
      return { at: 'security' };
    }
    if (failure === 'notify') notifyFailure(error, text);
    return nowhere;
  }
}
