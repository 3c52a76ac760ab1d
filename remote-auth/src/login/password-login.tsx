import { type TextKey, useText } from '@tessera/shell/i18n';
import { prefetchEncryption } from '@tessera/shell/request';
import { openCustomerService } from '@tessera/shell/support';
import { Button, Checkbox, PasswordField } from '@tessera/ui';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { FormFailure } from '../failure/form-failure';
import { startOver } from './focus';
import styles from './login-form.module.css';
import { type LoginInput, useLogin } from './use-login';
import { Verification } from './verification';

export interface PasswordLoginProps {
  input: LoginInput;
  set: (part: Partial<LoginInput>) => void;
  /** The field that says who it is. */
  name: RefObject<HTMLInputElement | null>;
  /** Key of the sentence that says what is wrong with it. */
  nameFault: () => TextKey<'auth'> | undefined;
  /** Draws that field. */
  children: (field: {
    readonly fault: string | undefined;
    readonly onChange: (part: Partial<LoginInput>) => void;
  }) => ReactNode;
}

/** A login with a password. Nothing that was typed is ever lost, whatever the gateway says. */
export function PasswordLogin({ input, set, name, nameFault, children }: PasswordLoginProps) {
  const text = useText('auth');
  const login = useLogin();
  const { isBusy, failure, dismiss, submit } = login;
  const [wasSent, setSent] = useState(false);
  const password = useRef<HTMLInputElement>(null);

  useEffect(prefetchEncryption, []);
  useEffect(() => {
    if (failure?.place === 'password') startOver(password.current);
    if (failure?.place === 'username') startOver(name.current);
  }, [failure, name]);

  const change = (part: Partial<LoginInput>) => {
    set(part);
    dismiss();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (nameFault()) name.current?.focus();
    else if (input.password === '') password.current?.focus();
    else void submit(input);
  };
  const fault = wasSent ? nameFault() : undefined;

  return (
    <>
      {/* Should the code ever fail to take the submit over, a POST keeps the password out of the address. */}
      <form method="post" noValidate onSubmit={send} className={styles.form}>
        {children({ fault: fault && text(fault), onChange: change })}
        <PasswordField
          ref={password}
          name="password"
          label={text('password')}
          showLabel={text('show_password')}
          hideLabel={text('hide_password')}
          value={input.password}
          onChange={(value) => change({ password: value })}
          error={wasSent && input.password === '' ? text('password_required') : undefined}
          autoComplete="current-password"
          enterKeyHint="go"
          required
        />
        <div className={styles.row}>
          <Checkbox
            name="remember"
            label={text('remember_me')}
            checked={input.remember}
            onChange={(remember) => set({ remember })}
          />
          <Button variant="ghost" size="s" className={styles.forgotten} onClick={openCustomerService}>
            {text('forgot_password')}
          </Button>
        </div>
        {failure && failure.place !== 'alert' && <FormFailure message={failure.message} />}
        <Button type="submit" block busy={isBusy}>
          {text('login')}
        </Button>
      </form>
      {/* A form of its own, which must not stand in this one. */}
      <Verification login={login} />
    </>
  );
}
