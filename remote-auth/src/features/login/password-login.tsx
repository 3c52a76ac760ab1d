import { type TextKey, useText } from '@tessera/shell/i18n';
import { useGo, useLocation } from '@tessera/shell/navigation';
import { useSite } from '@tessera/shell/site';
import { openCustomerService } from '@tessera/shell/support';
import { Button, Checkbox, PasswordField } from '@tessera/ui';
import { type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { FormFailure } from '../../common/failure';
import { Form, selectAll } from '../../common/form';
import { LoginDialogContext } from '../../common/login-dialog-context';
import { paths } from '../../common/paths';
import styles from './password-login.module.css';
import { ResumedLogin } from './resumed-login';
import { type LoginInput, useLogin } from './use-login';

/**
 * @returns the function that helps with a forgotten password: it opens the page that sends a code, or the customer
 * service if the merchant sends none. The page keeps the target of the visit.
 */
function useForgotten(): () => void {
  const isOffered = useSite((site) => site.login.recovery.length > 0);
  const go = useGo();
  const { pathname, search } = useLocation();
  const dialog = useContext(LoginDialogContext);
  return () => {
    if (!isOffered) return openCustomerService();
    if (!dialog) return go(paths.forgotPassword + search);
    dialog.dismiss();
    go(`${paths.forgotPassword}?backUrl=${encodeURIComponent(dialog.target ?? pathname + search)}`);
  };
}

export interface PasswordLoginProps {
  input: LoginInput;
  set: (part: Partial<LoginInput>) => void;
  /** The field that names the member. */
  name: RefObject<HTMLInputElement | null>;
  /** Key of the sentence that describes the fault of that field. */
  nameFault: () => TextKey<'auth'> | undefined;
  /** Renders that field. */
  children: (field: {
    readonly fault: string | undefined;
    readonly onChange: (part: Partial<LoginInput>) => void;
  }) => ReactNode;
}

/** A login with a password. A failure keeps everything that was typed. */
export function PasswordLogin({ input, set, name, nameFault, children }: PasswordLoginProps) {
  const text = useText('auth');
  const login = useLogin();
  const openRecovery = useForgotten();
  const { isBusy, failure, dismiss, submit } = login;
  const [wasSent, setSent] = useState(false);
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (failure?.place === 'password') selectAll(password.current);
    if (failure?.place === 'username') selectAll(name.current);
  }, [failure, name]);

  const change = (part: Partial<LoginInput>) => {
    set(part);
    dismiss();
  };
  const send = () => {
    setSent(true);
    if (nameFault()) name.current?.focus();
    else if (input.password === '') password.current?.focus();
    else void submit(input);
  };
  const fault = wasSent ? nameFault() : undefined;

  return (
    <>
      <Form onSubmit={send}>
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
          <Button variant="ghost" size="s" className={styles.forgotten} onClick={openRecovery}>
            {text('forgot_password')}
          </Button>
        </div>
        {failure && failure.place !== 'alert' && <FormFailure message={failure.message} />}
        <Button type="submit" block busy={isBusy}>
          {text('login')}
        </Button>
      </Form>
      {/* Contains a form, and forms cannot be nested. */}
      <ResumedLogin login={login} />
    </>
  );
}
