import dice from '@phosphor-icons/core/assets/regular/dice-five.svg';
import { autoUsername } from '@tessera/contract';
import { cleanCode } from '@tessera/i18n';
import { useText } from '@tessera/shell/i18n';
import { useQuery } from '@tessera/shell/navigation';
import { toast } from '@tessera/shell/notices';
import { call } from '@tessera/shell/request';
import { useSite } from '@tessera/shell/site';
import { IconButton, TextField } from '@tessera/ui';
import { useState } from 'react';
import { failureSentence } from '../../common/failure';
import { Form, focusField, limits, NewPassword, useFieldProps, useFields } from '../../common/form';
import { emptyFields, fieldsOf } from './form-fields';
import { LastFields } from './last-fields';
import { userNameRegistration } from './registration-request';
import { useCaptchaImage } from './use-captcha-image';
import { useRegistration } from './use-registration';

/** Fills in a user name that the gateway suggests (R7.8), if the merchant wants that. */
function SuggestUserName({ onSuggest }: { onSuggest: (name: string) => void }) {
  const text = useText('auth');
  const isOn = useSite((site) => site.register.autoUsername);
  if (!isOn) return null;
  const suggest = () =>
    call(autoUsername, {}, { alert: false }).then(
      ({ username }) => onSuggest(username),
      (error: unknown) => toast(failureSentence(error, text), { tone: 'danger' }),
    );
  return <IconButton icon={dice} label={text('suggest_username')} onClick={() => void suggest()} />;
}

/** The form of the registration by user name. A submit with faults focuses the first one. */
export function RegistrationForm() {
  const text = useText('auth');
  const query = useQuery();
  const fields = useFields(fieldsOf.username, () => emptyFields(query));
  const field = useFieldProps(fields);
  const captcha = useCaptchaImage();
  const { isBusy, failure, submit } = useRegistration({ onFailure: captcha.refresh });
  const [wasSent, setSent] = useState(false);

  const send = (form: HTMLFormElement) => {
    setSent(true);
    const wrong = fields.check() ?? (captcha.isOn && captcha.typed === '' ? 'identifying' : undefined);
    if (wrong) return focusField(form, wrong);
    const typed = { ...fields.values, identifying: captcha.typed };
    void submit({
      method: 'username',
      request: (solved, visitQuery) => userNameRegistration({ ...typed, captcha: solved }, visitQuery),
    });
  };

  return (
    <Form onSubmit={send}>
      <TextField
        {...field('username')}
        label={text('username')}
        hint={text('username_hint', limits.username)}
        clean={cleanCode}
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
    </Form>
  );
}
