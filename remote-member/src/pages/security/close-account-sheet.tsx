import { breakDays, closeAccount } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { toast } from '@tessera/shell/notices';
import { call, prefetchEncryption } from '@tessera/shell/request';
import { Button, Choices, PasswordField, Sheet } from '@tessera/ui';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useLeave } from '../../common/use-leave';
import { useSubmit } from '../../common/use-submit';
import styles from './sheet.module.css';

/** The choice that closes the account without an end. */
const FOR_GOOD = 'ever';

/** Closes the account for some days or for good. The password confirms it, and the member is signed out everywhere. */
export function CloseAccountSheet({ onClose }: { onClose: () => void }) {
  const text = useText('member');
  const leave = useLeave();
  const form = useId();
  const [length, setLength] = useState(String(breakDays[0]));
  const [password, setPassword] = useState('');
  const { busy, reason, submit } = useSubmit();
  useEffect(() => void prefetchEncryption(), []);
  const days = breakDays.find((each) => String(each) === length);

  const close = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return;
    await submit(async () => {
      await call(closeAccount, { password, ...(days !== undefined && { days }) }, { alert: false });
      toast(text('closing_done'), { tone: 'success' });
      leave();
    });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={text('closing')}
      closeLabel={text('close')}
      actions={
        <Button type="submit" form={form} block busy={busy} variant="danger" disabled={password === ''}>
          {text('contact_verify')}
        </Button>
      }
    >
      <form id={form} onSubmit={(event) => void close(event)} noValidate className={styles.form}>
        <p className={styles.hint}>{text('closing_hint')}</p>
        <Choices
          label={text('closing')}
          value={length}
          onChange={setLength}
          options={[
            ...breakDays.map((count) => ({ value: String(count), title: text('history_days', { count }) })),
            { value: FOR_GOOD, title: text('closing_for_good'), detail: text('closing_for_good_hint') },
          ]}
        />
        <PasswordField
          label={text('closing_password')}
          name="password"
          value={password}
          onChange={setPassword}
          showLabel={text('password_show')}
          hideLabel={text('password_hide')}
          autoComplete="current-password"
        />
        <p role="alert" className={styles.reason}>
          {reason}
        </p>
      </form>
    </Sheet>
  );
}
