import { useText } from '@tessera/shell/i18n';
import { Button, Dialog } from '@tessera/ui';
import type { Binding } from './binding';
import styles from './binding-dialog.module.css';

export interface BindingDialogProps {
  binding: Binding;
  /** Whether the account is being made. */
  busy: boolean;
  onLogin: () => void;
  onRegister: () => void;
  onCancel: () => void;
}

/** Asks a person without an account whether to log in with one that they have, or to register if that is allowed (R2.55). */
export function BindingDialog({ binding, busy, onLogin, onRegister, onCancel }: BindingDialogProps) {
  const text = useText('auth');
  return (
    <Dialog open title={text('binding_title')} closeLabel={text('close')} onClose={onCancel}>
      <div className={styles.choice}>
        {binding.person?.name && (
          <p className={styles.person}>
            {binding.person.picture && (
              <img src={binding.person.picture} alt="" width={40} height={40} referrerPolicy="no-referrer" />
            )}
            {text('hello', { name: binding.person.name })}
          </p>
        )}
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
