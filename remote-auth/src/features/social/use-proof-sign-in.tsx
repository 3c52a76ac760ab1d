import type { SocialProof } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { type ReactNode, useContext, useState } from 'react';
import { LoginDialogContext } from '../../common/login-dialog-context';
import { paths } from '../../common/paths';
import { pendingProof } from '../../common/pending-proof';
import type { Binding } from './binding';
import { BindingDialog } from './binding-dialog';
import { registerWithProof, type SignInOutcome, signInWithProof } from './sign-in-with-proof';

/** Signs in with a proof, and asks a person without an account whether to bind or to register. */
export function useProofSignIn(): {
  /** @param fromCallback the proof came with the address of the page */
  signInWith: (proof: SocialProof, fromCallback?: boolean) => Promise<void>;
  /** Render it anywhere. */
  dialog: ReactNode;
} {
  const text = useText('auth');
  const go = useGo();
  const loginDialog = useContext(LoginDialogContext);
  const [binding, setBinding] = useState<Binding>();
  const [isBusy, setBusy] = useState(false);

  const apply = (outcome: SignInOutcome) => {
    setBinding(outcome.at === 'choice' ? outcome.binding : undefined);
    if (outcome.at !== 'page') return;
    // Over another page, the sign-in leads to the page that the visitor wanted instead of home (R4.12b).
    loginDialog?.dismiss();
    if (loginDialog?.target !== undefined && outcome.path === paths.home) go(loginDialog.target);
    else go(outcome.path, { replace: true });
  };
  const register = async ({ proof, register }: Binding) => {
    if (register === 'page') return apply({ at: 'page', path: paths.register });
    setBusy(true);
    apply(await registerWithProof(proof, text));
    setBusy(false);
  };
  const cancel = () => {
    pendingProof.remove();
    setBinding(undefined);
  };
  return {
    signInWith: async (proof, fromCallback = false) =>
      apply(await signInWithProof(proof, fromCallback, text)),
    dialog: binding && (
      <BindingDialog
        binding={binding}
        busy={isBusy}
        onLogin={() => apply({ at: 'page', path: paths.login })}
        onRegister={() => void register(binding)}
        onCancel={cancel}
      />
    ),
  };
}
