import type { SocialProof } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { type ReactNode, useContext, useState } from 'react';
import type { Binding } from '../binding/binding';
import { ChoiceDialog } from '../binding/choice-dialog';
import { OverPageContext } from '../destination/arrive';
import { paths } from '../paths';
import { type Entered, enter, registerAndEnter } from './enter';
import { keptProof } from './kept-proof';

/** Leads someone in with a proof, and asks them where the gateway does not know them. */
export function useEntrance(): {
  enterWith: (proof: SocialProof, landed: boolean) => Promise<void>;
  /** Stands wherever the caller stands. */
  dialog: ReactNode;
} {
  const text = useText('auth');
  const go = useGo();
  const over = useContext(OverPageContext);
  const [binding, setBinding] = useState<Binding>();
  const [isBusy, setBusy] = useState(false);

  const follow = (entered: Entered) => {
    setBinding(entered.at === 'choice' ? entered.binding : undefined);
    if (entered.at !== 'page') return;
    // A sign-in over another page makes room for the page that it leads to (R4.12b).
    over?.dismiss();
    if (over?.target !== undefined && entered.path === paths.home) go(over.target);
    else go(entered.path, { replace: true });
  };
  const register = async ({ proof, register }: Binding) => {
    if (register === 'page') return follow({ at: 'page', path: paths.register });
    setBusy(true);
    follow(await registerAndEnter(proof, text));
    setBusy(false);
  };
  const cancel = () => {
    keptProof.remove();
    setBinding(undefined);
  };
  return {
    enterWith: async (proof, landed) => follow(await enter(proof, landed, text)),
    dialog: binding && (
      <ChoiceDialog
        binding={binding}
        busy={isBusy}
        onLogin={() => follow({ at: 'page', path: paths.login })}
        onRegister={() => void register(binding)}
        onCancel={cancel}
      />
    ),
  };
}
