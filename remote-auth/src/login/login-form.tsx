import { useText } from '@tessera/shell/i18n';
import { prefetchEncryption } from '@tessera/shell/request';
import { openCustomerService } from '@tessera/shell/support';
import { Button, Checkbox, PasswordField, TextField } from '@tessera/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormFailure } from '../failure/form-failure';
import styles from './login-form.module.css';
import { useLogin } from './use-login';
import { useLoginInput } from './use-login-input';

/** Ready to be typed over, without taking away what stands there. */
function startOver(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

/** The form of the login by user name. Nothing that was typed is ever lost, whatever the gateway says. */
export function LoginForm() {
  const text = useText('auth');
  const { input, set } = useLoginInput();
  const { isBusy, failure, dismiss, submit } = useLogin();
  const [wasSent, setSent] = useState(false);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  useEffect(prefetchEncryption, []);
  useEffect(() => {
    if (failure?.place === 'password') startOver(password.current);
    if (failure?.place === 'username') startOver(username.current);
  }, [failure]);

  const change = (part: Partial<typeof input>) => {
    set(part);
    dismiss();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (input.username === '') username.current?.focus();
    else if (input.password === '') password.current?.focus();
    else void submit(input);
  };
  const missing = (value: string, key: string) => (wasSent && value === '' ? text(key) : undefined);

  return (
    // Should the code ever fail to take the submit over, a POST keeps the password out of the address.
    <form method="post" noValidate onSubmit={send} className={styles.form}>
      <TextField
        ref={username}
        name="username"
        label={text('username')}
        value={input.username}
        onChange={(value) => change({ username: value.trim() })}
        error={missing(input.username, 'username_required')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        required
      />
      <PasswordField
        ref={password}
        name="password"
        label={text('password')}
        showLabel={text('show_password')}
        hideLabel={text('hide_password')}
        value={input.password}
        onChange={(value) => change({ password: value })}
        error={missing(input.password, 'password_required')}
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
  );
}
