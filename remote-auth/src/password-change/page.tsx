import { useText } from '@tessera/shell/i18n';
import { prefetchEncryption } from '@tessera/shell/request';
import { useSession } from '@tessera/shell/session';
import { Button, PasswordField } from '@tessera/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { EntrancePage } from '../entrance/entrance-page';
import { WayOn } from '../entrance/way-on';
import { FormFailure } from '../failure/form-failure';
import { paths } from '../paths';
import type { FieldName } from '../registration/field-rules';
import { focusField } from '../registration/focus-field';
import { NewPassword } from '../registration/new-password';
import styles from '../registration/registration-form.module.css';
import { useFields } from '../registration/use-fields';
import { usePasswordChange } from './use-password-change';

const names = (): readonly FieldName[] => ['password', 'repeat'];

/** The change of a password that has expired or is the platform's default (R2.16). */
export default function PasswordChangePage() {
  const text = useText('auth');
  const session = useSession();
  const fields = useFields(names, () => ({
    username: session?.userName ?? '',
    password: '',
    repeat: '',
    referralCode: '',
    accepted: false,
  }));
  const [current, setCurrent] = useState('');
  const [wasSent, setSent] = useState(false);
  const { isBusy, failure, submit } = usePasswordChange();
  const isUnchanged = wasSent && current !== '' && fields.values.password === current;

  useEffect(prefetchEncryption, []);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const wrongField = fields.check();
    const wrong = current === '' ? 'current' : wrongField;
    if (wrong) focusField(event.currentTarget, wrong);
    else if (fields.values.password === current) focusField(event.currentTarget, 'password');
    else void submit(current, fields.values.password);
  };

  return (
    <EntrancePage
      title={text('change_password_title')}
      compact
      footer={<WayOn to={paths.home}>{text('back')}</WayOn>}
    >
      <form method="post" noValidate onSubmit={send} className={styles.form}>
        <p className={styles.note}>{text('change_password_hint')}</p>
        {/* Tells password managers whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={session?.userName ?? ''} />
        <PasswordField
          name="current"
          label={text('current_password')}
          showLabel={text('show_password')}
          hideLabel={text('hide_password')}
          value={current}
          onChange={setCurrent}
          error={wasSent && current === '' ? text('current_password_required') : undefined}
          autoComplete="current-password"
          enterKeyHint="next"
          required
        />
        <NewPassword fields={fields} label={text('new_password')} />
        {isUnchanged && <FormFailure message={text('password_unchanged')} />}
        {failure !== undefined && <FormFailure message={failure} />}
        <Button type="submit" block busy={isBusy}>
          {text('change_password')}
        </Button>
      </form>
    </EntrancePage>
  );
}
