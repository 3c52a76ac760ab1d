import { useText } from '@tessera/shell/i18n';
import { Button, Checkbox } from '@tessera/ui';
import { useEffect, useRef, useState } from 'react';
import { FormFailure } from '../../common/failure';
import { Form, selectAll } from '../../common/form';
import { numberFault, PhoneField, usePhone } from '../../common/phone';
import { rememberedLogin } from '../../common/remembered-login';
import { CodeField, codeFault, useCode } from '../one-time-code';
import { useProofSignIn } from '../social';
import { ResumedLogin } from './resumed-login';
import { signInByCode } from './sign-in-by-code';
import { useLogin } from './use-login';

/** The login by one-time code, which the gateway or the identity service sends. It starts with a remembered number (R4.4a). */
export default function CodeLogin() {
  const text = useText('auth');
  const number = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [remembered] = useState(() => rememberedLogin()?.mobileNum);
  const input = usePhone(remembered);
  const sender = useCode();
  const login = useLogin();
  const { signInWith, dialog } = useProofSignIn();
  const [code, setCode] = useState('');
  const [remember, setRemember] = useState(remembered !== undefined);
  const [wasTried, setTried] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  const { phone } = input;
  const { failure, dismiss } = login;

  useEffect(() => {
    if (failure?.place === 'username') selectAll(number.current);
    else if (failure) selectAll(field.current);
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
  const submit = () => {
    setTried(true);
    setSubmitted(true);
    if (fault) return number.current?.focus();
    if (codeFault(code)) return field.current?.focus();
    const proof = () => signInByCode({ phone, code, prove: sender.prove, signInWith, remember });
    void login.submitAfter(credentials, proof);
  };

  return (
    <>
      <Form onSubmit={submit}>
        <PhoneField
          ref={number}
          input={input}
          error={wasTried && fault ? text(fault) : undefined}
          onChange={dismiss}
        />
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
      </Form>
      <ResumedLogin login={login} />
      {dialog}
    </>
  );
}
