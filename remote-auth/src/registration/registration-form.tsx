import { useText } from '@tessera/shell/i18n';
import { useQuery } from '@tessera/shell/navigation';
import { prefetchEncryption } from '@tessera/shell/request';
import { TextField } from '@tessera/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useCaptchaImage } from '../captcha/use-captcha-image';
import { emptyFields } from './empty-fields';
import { limits } from './field-rules';
import { focusField } from './focus-field';
import { fieldsOf } from './form-fields';
import { LastFields } from './last-fields';
import { NewPassword } from './new-password';
import styles from './registration-form.module.css';
import { userNameRegistration } from './registration-request';
import { SuggestUserName } from './suggest-user-name';
import { useFieldProps } from './use-field-props';
import { useFields } from './use-fields';
import { useRegistration } from './use-registration';

/** The form of the registration by user name. Faults show once a field was left, and the first one gets the focus. */
export function RegistrationForm() {
  const text = useText('auth');
  const query = useQuery();
  const fields = useFields(fieldsOf.username, () => emptyFields(query));
  const field = useFieldProps(fields);
  const captcha = useCaptchaImage();
  const { isBusy, failure, submit } = useRegistration({ onFailure: captcha.refresh });
  const [wasSent, setSent] = useState(false);

  useEffect(prefetchEncryption, []);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const wrong = fields.check() ?? (captcha.isOn && captcha.typed === '' ? 'identifying' : undefined);
    if (wrong) return focusField(event.currentTarget, wrong);
    const typed = { ...fields.values, identifying: captcha.typed };
    void submit({
      method: 'username',
      request: (solved, arrival) => userNameRegistration({ ...typed, captcha: solved }, arrival),
    });
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
        suffix={<SuggestUserName onSuggest={(name) => fields.set('username', name)} />}
      />
      <NewPassword fields={fields} />
      <LastFields fields={fields} captcha={captcha} wasSent={wasSent} isBusy={isBusy} failure={failure} />
    </form>
  );
}
