import type { SocialProof } from '@tessera/contract';
import type { Text } from '@tessera/shell/i18n';
import { alert } from '@tessera/shell/notices';
import { signIn } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { track } from '@tessera/shell/tracking';
import { type Binding, bindingFor } from '../binding/binding';
import { registerBy } from '../binding/register-by';
import { takeGoTarget } from '../destination/go-parameter';
import { paths } from '../paths';
import { keptProof } from './kept-proof';
import { socialFailure, withoutParentheses } from './social-failure';
import { socialLogin, typeOf } from './social-login';
import { socialSentence } from './social-sentence';

/** Where a social sign-in ended: on a page, before the question to whom it belongs, or nowhere. */
export type Entered =
  | { readonly at: 'page'; readonly path: string }
  | { readonly at: 'choice'; readonly binding: Binding }
  | { readonly at: 'nowhere' };

const nowhere: Entered = { at: 'nowhere' };

/** Tells a failure, as an alert with a title and a button (R8.20). */
export const tell = (error: unknown, text: Text<'auth'>): void =>
  void alert({
    title: text('notice'),
    message: socialSentence(error, text),
    confirmLabel: text('confirm'),
  });

/** Only Telegram's sign-in honours the target of the visit (R4.12b, R4.15a, R4.16b). */
const targetOf = (proof: SocialProof): string =>
  ('telegramAuth' in proof ? takeGoTarget(new URLSearchParams(location.search)) : undefined) ?? paths.home;

/** Registers without a form (R4.13b). A failure is told, and costs the stored proof (R8.13, R8.21). */
export async function registerAndEnter(proof: SocialProof, text: Text<'auth'>): Promise<Entered> {
  try {
    await registerBy(proof);
    keptProof.remove();
    return { at: 'page', path: paths.home };
  } catch (error) {
    keptProof.remove();
    tell(error, text);
    return nowhere;
  }
}

/**
 * Logs in with a proof; every failure is told or kept silent as section 8 says. `landed` when the proof came with the
 * address of the page: then someone unknown is asked first, whatever may be done without asking (R4.15a, R4.16c).
 */
export async function enter(proof: SocialProof, landed: boolean, text: Text<'auth'>): Promise<Entered> {
  keptProof.set(proof);
  try {
    const value = await socialLogin(proof);
    keptProof.remove();
    signIn(value);
    track('login', { type: typeOf(proof) });
    void refreshSite().catch(() => undefined);
    return { at: 'page', path: targetOf(proof) };
  } catch (error) {
    const failure = socialFailure(error, proof);
    if (failure === 'bind') {
      const binding = bindingFor(proof, withoutParentheses(socialSentence(error, text)));
      if (binding.automatic && !landed) return registerAndEnter(proof, text);
      return { at: 'choice', binding };
    }
    keptProof.remove();
    if (failure === 'tell') tell(error, text);
    return nowhere;
  }
}
