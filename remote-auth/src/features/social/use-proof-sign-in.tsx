import type { SocialProof } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { type ReactNode, useContext, useState } from 'react';
import { LoginDialogContext, useLeaveToSecurity } from '../../common/login-dialog-context';
import { paths } from '../../common/paths';
import { pendingProof } from '../../common/pending-proof';
import { VerificationDialog } from '../verification';
import type { Binding } from './binding';
import { BindingDialog } from './binding-dialog';
import {
  type ConfirmOwner,
  registerWithProof,
  type SignInOutcome,
  signInWithProof,
} from './sign-in-with-proof';

/**
 * Signs in with a proof. Asks a person without an account whether to bind or to register, and opens the extra
 * verification that the gateway wants (R8.14).
 */
export function useProofSignIn(): {
  /** @param confirmOwner see `signInWithProof` */
  signInWith: (proof: SocialProof, confirmOwner?: ConfirmOwner) => Promise<void>;
  /** Render it anywhere. */
  dialog: ReactNode;
} {
  const text = useText('auth');
  const go = useGo();
  const loginDialog = useContext(LoginDialogContext);
  const leaveToSecurity = useLeaveToSecurity();
  const [outcome, setOutcome] = useState<SignInOutcome>({ at: 'nowhere' });
  const [isBusy, setBusy] = useState(false);

  const apply = (ended: SignInOutcome) => {
    setOutcome(ended);
    if (ended.at === 'security') return leaveToSecurity();
    if (ended.at !== 'page') return;
    // Over another page, the sign-in leads to the page that the visitor wanted instead of home (R4.12b).
    loginDialog?.dismiss();
    if (loginDialog?.target !== undefined && ended.path === paths.home) go(loginDialog.target);
    else go(ended.path, { replace: true });
  };
  const register = async ({ proof, register }: Binding) => {
    if (register === 'page') return apply({ at: 'page', path: paths.register });
    setBusy(true);
    apply(await registerWithProof(proof, text));
    setBusy(false);
  };
  const cancel = () => {
    pendingProof.remove();
    setOutcome({ at: 'nowhere' });
  };
  return {
    signInWith: async (proof, confirmOwner) => apply(await signInWithProof(proof, text, confirmOwner)),
    dialog:
      outcome.at === 'choice' ? (
        <BindingDialog
          binding={outcome.binding}
          busy={isBusy}
          onLogin={() => apply({ at: 'page', path: paths.login })}
          onRegister={() => void register(outcome.binding)}
          onCancel={cancel}
        />
      ) : (
        outcome.at === 'verification' && (
          <VerificationDialog
            {...outcome.verification}
            onVerified={() => void outcome.resume().then(apply)}
            onCancel={cancel}
          />
        )
      ),
  };
}
