import { bindContact, sendContactCode, unbindContact } from '@tessera/contract';
import { cleanCode, cleanPhone } from '@tessera/i18n';
import { deviceId } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { call } from '@tessera/shell/request';
import { Button, TextField } from '@tessera/ui';
import { useState } from 'react';
import { useSubmit } from '../../common/use-submit';
import { CodeSheet } from './code-sheet';
import styles from './code-sheet.module.css';

export type ContactType = 'email' | 'sms';

const silent = { alert: false } as const;

/** How each contact is typed. */
const fields = {
  email: {
    form: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    input: { type: 'email', autoComplete: 'email', clean: cleanCode, maxLength: 254 },
  },
  sms: {
    form: /^\+\d{6,18}$/,
    input: { type: 'tel', autoComplete: 'tel', clean: cleanPhone, maxLength: 24 },
  },
} as const;

export interface ContactSheetProps {
  type: ContactType;
  /** The contact that the member has, mostly hidden; undefined without one. */
  bound: string | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** Binds an e-mail address or a phone number by the code that is sent to it, or removes the bound one by a code. */
export function ContactSheet({ type, bound, onClose, onChanged }: ContactSheetProps) {
  const text = useText('member');
  const { form, input } = fields[type];
  const [target, setTarget] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const { busy, reason, submit } = useSubmit();
  const isTarget = bound !== undefined || form.test(target);

  const sendCode = async () => {
    setChecked(true);
    if (!isTarget) return;
    await submit(async () => {
      await call(sendContactCode, bound === undefined ? { type, target } : { type }, silent);
      setSentTo(bound ?? target);
    });
  };
  const confirm = async (code: string) => {
    if (bound !== undefined) await call(unbindContact, { type, code }, silent);
    else await call(bindContact, { type, target, code, loginDeviceId: deviceId() }, silent);
  };
  return (
    <CodeSheet
      title={text(`contact_${type}`)}
      action={text(bound === undefined ? 'contact_verify' : 'contact_remove')}
      removes={bound !== undefined}
      onClose={onClose}
      confirm={confirm}
      onDone={onChanged}
    >
      {bound === undefined ? (
        <TextField
          {...input}
          label={text(`contact_${type}`)}
          name={type}
          value={target}
          onChange={setTarget}
          hint={type === 'sms' ? text('contact_sms_hint') : undefined}
          error={isChecked && !isTarget ? text('account_number_wrong') : undefined}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
      ) : (
        <p className={styles.hint}>
          <bdi dir="ltr" translate="no">
            {bound}
          </bdi>
        </p>
      )}
      <Button variant="secondary" block busy={busy} onClick={() => void sendCode()}>
        {text('contact_send')}
      </Button>
      <p role="status" className={styles.hint}>
        {sentTo !== undefined && text('contact_sent', { target: sentTo })}
      </p>
      <p role="alert" className={styles.reason}>
        {reason}
      </p>
    </CodeSheet>
  );
}
