import { cleanDigits } from '@tessera/i18n';
import { useText } from '@tessera/shell/i18n';
import { toast } from '@tessera/shell/notices';
import { prefetchEncryption } from '@tessera/shell/request';
import { Button, Sheet, TextField } from '@tessera/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useSubmit } from '../../common/use-submit';
import styles from './code-sheet.module.css';

/** Digits of a code. */
const DIGITS = 6;

export interface CodeSheetProps {
  title: string;
  /** The label of the button that sends the code. */
  action: string;
  /** Whether the action removes something. */
  removes?: boolean;
  onClose: () => void;
  /** Sends the code to the gateway. Rejects with the reason of a failure, which the sheet shows. */
  confirm: (code: string) => Promise<void>;
  /** After the gateway has accepted the code. */
  onDone: () => void;
  /** Above the field of the code. */
  children: ReactNode;
}

/** A sheet that asks for a code of six digits and sends it. */
export function CodeSheet({ title, action, removes, onClose, confirm, onDone, children }: CodeSheetProps) {
  const text = useText('member');
  const form = useId();
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { busy, reason, submit } = useSubmit();
  useEffect(() => void prefetchEncryption(), []);
  const isComplete = code.length === DIGITS;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isComplete) return;
    await submit(async () => {
      await confirm(code);
      toast(text('profile_saved'), { tone: 'success' });
      onDone();
    });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      closeLabel={text('close')}
      actions={
        <Button type="submit" form={form} block busy={busy} {...(removes && { variant: 'danger' })}>
          {action}
        </Button>
      }
    >
      <form id={form} onSubmit={(event) => void send(event)} noValidate className={styles.form}>
        {children}
        <TextField
          label={text('contact_code')}
          name="code"
          value={code}
          onChange={setCode}
          clean={cleanDigits}
          maxLength={DIGITS}
          error={isChecked && !isComplete ? text('pin_short') : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
        />
        <p role="alert" className={styles.reason}>
          {reason}
        </p>
      </form>
    </Sheet>
  );
}
