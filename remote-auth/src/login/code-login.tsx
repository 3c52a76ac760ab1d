import { useText } from '@tessera/shell/i18n';
import { prefetchEncryption } from '@tessera/shell/request';
import { Button, Checkbox } from '@tessera/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormFailure } from '../failure/form-failure';
import { codeFault } from '../one-time-code/code-fault';
import { CodeField } from '../one-time-code/code-field';
import { useCode } from '../one-time-code/use-code';
import { numberFault } from '../phone/number';
import { PhoneField } from '../phone/phone-field';
import { usePhone } from '../phone/use-phone';
import { useEntrance } from '../social/use-entrance';
import { startOver } from './focus';
import styles from './login-form.module.css';
import { signInByCode } from './sign-in-by-code';
import { useLogin } from './use-login';
import { Verification } from './verification';

/** The login by one-time code, which the gateway or the identity service sends. */
export default function CodeLogin() {
  const text = useText('auth');
  const number = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const input = usePhone();
  const sender = useCode();
  const login = useLogin();
  const { enterWith, dialog } = useEntrance();
  const [code, setCode] = useState('');
  const [remember, setRemember] = useState(false);
  const [wasTried, setTried] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  const { phone } = input;
  const { failure, dismiss } = login;

  useEffect(prefetchEncryption, []);
  useEffect(() => {
    if (failure?.place === 'username') startOver(number.current);
    else if (failure) startOver(field.current);
  }, [failure]);

  const fault = numberFault(phone);
  const credentials = { type: 'sms', username: '', password: code, remember } as const;
  const send = async () => {
    setTried(true);
    dismiss();
    if (fault) return number.current?.focus();
    try {
      await sender.send(phone);
      field.current?.focus();
    } catch (error) {
      login.fail(error, credentials);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSubmitted(true);
    if (fault) return number.current?.focus();
    if (codeFault(code)) return field.current?.focus();
    const proof = () => signInByCode({ phone, code, prove: sender.prove, enterWith, remember });
    void login.submitAfter(credentials, proof);
  };
  const shown = wasTried && fault ? text(fault) : undefined;

  return (
    <>
      <form method="post" noValidate onSubmit={submit} className={styles.form}>
        <PhoneField ref={number} input={input} error={shown} onChange={dismiss} />
        <CodeField
          ref={field}
          value={code}
          onChange={(value) => {
            setCode(value);
            dismiss();
          }}
          isChecked={wasSubmitted}
          sending={{ ...sender, send: () => void send() }}
        />
        <Checkbox name="remember" label={text('remember_number')} checked={remember} onChange={setRemember} />
        {failure && failure.place !== 'alert' && <FormFailure message={failure.message} />}
        <Button type="submit" block busy={login.isBusy}>
          {text('login')}
        </Button>
      </form>
      <Verification login={login} />
      {dialog}
    </>
  );
}
