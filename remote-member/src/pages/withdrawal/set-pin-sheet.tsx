import { setWithdrawPassword } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { call } from '@tessera/shell/request';
import { Button, Sheet } from '@tessera/ui';
import { type FormEvent, useId, useState } from 'react';
import { useSubmit } from '../../common/use-submit';
import { isPin, isWeakPin, PinField } from '../../features/withdrawal-pin';
import styles from './pin-sheet.module.css';

export interface SetPinSheetProps {
  onClose: () => void;
  onSet: () => void;
}

/** Sets the withdrawal PIN for the first time. The call is encrypted, and the PIN is not stored on the device. */
export function SetPinSheet({ onClose, onSet }: SetPinSheetProps) {
  const text = useText('member');
  const form = useId();
  const [pin, setPin] = useState('');
  const [repeated, setRepeated] = useState('');
  const [checked, setChecked] = useState(false);
  const { busy, reason, submit } = useSubmit();
  const problem = !isPin(pin) ? 'pin_short' : isWeakPin(pin) ? 'pin_weak' : undefined;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problem || repeated !== pin) return;
    await submit(async () => {
      await call(setWithdrawPassword, { password: pin }, { alert: false });
      onSet();
    });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={text('pin_set')}
      closeLabel={text('close')}
      actions={
        <Button type="submit" form={form} block busy={busy}>
          {text('pin_save')}
        </Button>
      }
    >
      <form id={form} onSubmit={(event) => void save(event)} noValidate className={styles.form}>
        <p className={styles.hint}>{text('pin_set_hint')}</p>
        <PinField
          label={text('pin_new')}
          name="pin"
          value={pin}
          onChange={setPin}
          error={checked && problem ? text(problem) : undefined}
        />
        <PinField
          label={text('pin_again')}
          name="pinAgain"
          value={repeated}
          onChange={setRepeated}
          error={checked && !problem && repeated !== pin ? text('pin_differs') : undefined}
        />
        <p role="alert" className={styles.reason}>
          {reason}
        </p>
      </form>
    </Sheet>
  );
}
