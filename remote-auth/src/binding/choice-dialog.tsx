import { useText } from '@tessera/shell/i18n';
import { Button, Dialog } from '@tessera/ui';
import type { Binding } from './binding';
import styles from './choice-dialog.module.css';

export interface ChoiceDialogProps {
  binding: Binding;
  /** An account is being made. */
  busy: boolean;
  onLogin: () => void;
  onRegister: () => void;
  onCancel: () => void;
}

/** Asks someone whom only a provider knows: an account that they have, or a new one where that is allowed (R2.55). */
export function ChoiceDialog({ binding, busy, onLogin, onRegister, onCancel }: ChoiceDialogProps) {
  const text = useText('auth');
  return (
    <Dialog open title={text('binding_title')} closeLabel={text('close')} onClose={onCancel}>
      <div className={styles.choice}>
        <p>{binding.message}</p>
        <Button block onClick={onLogin}>
          {text('binding_login')}
        </Button>
        {binding.register !== undefined && (
          <Button block variant="secondary" busy={busy} onClick={onRegister}>
            {text('binding_register')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
