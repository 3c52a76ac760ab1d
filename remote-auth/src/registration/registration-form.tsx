import { useText } from '@tessera/shell/i18n';
import { useQuery } from '@tessera/shell/navigation';
import { prefetchEncryption } from '@tessera/shell/request';
import { Button, PasswordField, TextField } from '@tessera/ui';
import { type FormEvent, useEffect } from 'react';
import { readArrival } from '../arrival/arrival';
import { FormFailure } from '../failure/form-failure';
import { AcceptTerms } from './accept-terms';
import { limits } from './field-rules';
import styles from './registration-form.module.css';
import { StrengthMeter } from './strength-meter';
import { useFieldProps } from './use-field-props';
import { useFields } from './use-fields';
import { useRegistration } from './use-registration';

/** The form of the registration by user name. Faults show once a field was left, and the first one gets the focus. */
export function RegistrationForm() {
  const text = useText('auth');
  const query = useQuery();
  const fields = useFields(() => ({
    username: '',
    password: '',
    repeat: '',
    referralCode: readArrival(query).referralCode ?? '',
    accepted: false,
  }));
  const field = useFieldProps(fields);
  const { isBusy, failure, submit } = useRegistration();
  const visibility = { showLabel: text('show_password'), hideLabel: text('hide_password') };

  useEffect(prefetchEncryption, []);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = fields.check();
    const input = wrong && event.currentTarget.elements.namedItem(wrong);
    if (input instanceof HTMLElement) input.focus();
    if (!wrong) void submit(fields.values);
  };

  return (
    // Should the code ever fail to take the submit over, a POST keeps the password out of the address.
    <form method="post" noValidate onSubmit={send} className={styles.form}>
      <TextField
        {...field('username')}
        label={text('username')}
        hint={text('username_hint', limits.username)}
        maxLength={limits.username.max}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        required
      />
      <div className={styles.password}>
        <PasswordField
          {...field('password')}
          {...visibility}
          label={text('password')}
          hint={text('password_hint', limits.password)}
          maxLength={limits.password.max}
          autoComplete="new-password"
          enterKeyHint="next"
          required
        />
        <StrengthMeter password={fields.values.password} username={fields.values.username} />
      </div>
      <PasswordField
        {...field('repeat')}
        {...visibility}
        label={text('repeat_password')}
        maxLength={limits.password.max}
        autoComplete="new-password"
        enterKeyHint="next"
        required
      />
      <TextField
        {...field('referralCode')}
        label={text('referral_code')}
        maxLength={limits.referralCode.max}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
      />
      <AcceptTerms
        accepted={fields.values.accepted}
        onChange={(accepted) => fields.set('accepted', accepted)}
        fault={fields.fault('accepted')}
      />
      {failure !== undefined && <FormFailure message={failure} />}
      <Button type="submit" block busy={isBusy}>
        {text('create_account')}
      </Button>
    </form>
  );
}
