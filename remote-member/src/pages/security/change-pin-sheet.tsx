import { changeWithdrawPassword } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { toast } from '@tessera/shell/notices';
import { call, prefetchEncryption } from '@tessera/shell/request';
import { Button, Sheet } from '@tessera/ui';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useSubmit } from '../../common/use-submit';
import { isNewPin, isPin, type NewPin, NewPinFields, PinField } from '../../features/withdrawal-pin';
import styles from './sheet.module.css';

/** Changes the withdrawal PIN of a member who knows the current one. */
export function ChangePinSheet({ onClose }: { onClose: () => void }) {
  const text = useText('member');
  const form = useId();
  const [current, setCurrent] = useState('');
  const [changed, setChanged] = useState<NewPin>({ pin: '', repeated: '' });
  const [isChecked, setChecked] = useState(false);
  const { busy, reason, submit } = useSubmit();
  useEffect(() => void prefetchEncryption(), []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isPin(current) || !isNewPin(changed)) return;
    await submit(async () => {
      const request = { oldPassword: current, password: changed.pin };
      await call(changeWithdrawPassword, request, { alert: false });
      toast(text('profile_saved'), { tone: 'success' });
      onClose();
    });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={text('pin_change')}
      closeLabel={text('close')}
      actions={
        <Button type="submit" form={form} block busy={busy}>
          {text('pin_save')}
        </Button>
      }
    >
      <form id={form} onSubmit={(event) => void save(event)} noValidate className={styles.form}>
        <PinField
          label={text('pin_current')}
          name="pinCurrent"
          value={current}
          onChange={setCurrent}
          error={isChecked && !isPin(current) ? text('pin_short') : undefined}
        />
        <NewPinFields value={changed} onChange={setChanged} isChecked={isChecked} />
        <p role="alert" className={styles.reason}>
          {reason}
        </p>
      </form>
    </Sheet>
  );
}
