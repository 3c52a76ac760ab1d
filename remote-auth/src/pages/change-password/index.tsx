import { changePassword } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useQuery } from '@tessera/shell/navigation';
import { absenceOf } from '@tessera/shell/request';
import { useSession } from '@tessera/shell/session';
import { Button, PasswordField } from '@tessera/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { AuthPage, FooterLink } from '../../common/auth-layout';
import { FormFailure } from '../../common/failure';
import { type FieldName, Form, focusField, NewPassword, useFields } from '../../common/form';
import { paths } from '../../common/paths';
import styles from './change-password.module.css';
import { NotOffered } from './not-offered';
import { usePasswordChange } from './use-password-change';

const names = (): readonly FieldName[] => ['password', 'repeat'];

/**
 * The change of password (R2.16). It says so if the member must make it: the password has expired or is the platform's
 * default (R4.5b). Where the gateway is known not to have the call, such a member is led on at once.
 */
export default function PasswordChangePage() {
  const text = useText('auth');
  const session = useSession();
  const isForced = useQuery().has('forced');
  const fields = useFields(names, () => ({
    username: session?.userName ?? '',
    password: '',
    repeat: '',
    referralCode: '',
    accepted: false,
  }));
  const [current, setCurrent] = useState('');
  const [wasSent, setSent] = useState(false);
  const { isBusy, failure, leave, submit } = usePasswordChange({ isForced });
  const absence = absenceOf(changePassword);
  const [isPassed] = useState(isForced && absence !== undefined);
  // In an effect, because it uses up the stored destination.
  const pass = useEffectEvent(leave);
  useEffect(() => {
    if (isPassed) pass();
  }, [isPassed]);
  const isUnchanged = wasSent && current !== '' && fields.values.password === current;

  const send = (form: HTMLFormElement) => {
    setSent(true);
    const wrongField = fields.check();
    const wrong = current === '' ? 'current' : wrongField;
    if (wrong) focusField(form, wrong);
    else if (fields.values.password === current) focusField(form, 'password');
    else void submit(current, fields.values.password);
  };

  return (
    <AuthPage
      title={text(isForced ? 'change_password_title' : 'change_password')}
      compact
      footer={isForced && <FooterLink to={paths.home}>{text('back')}</FooterLink>}
    >
      {absence ? (
        <NotOffered error={absence} onLeave={isForced ? leave : undefined} />
      ) : (
        <Form onSubmit={send}>
          {isForced && <p className={styles.note}>{text('change_password_hint')}</p>}
          {/* Names the account for password managers. */}
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
            // A member who wants the change has come to type. One who was led here reads the reason first.
            autoFocus={!isForced}
            required
          />
          <NewPassword fields={fields} label={text('new_password')} />
          {isUnchanged && <FormFailure message={text('password_unchanged')} />}
          {failure !== undefined && <FormFailure message={failure} />}
          <Button type="submit" block busy={isBusy}>
            {text('change_password')}
          </Button>
        </Form>
      )}
    </AuthPage>
  );
}
