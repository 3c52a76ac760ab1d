import { useText } from '@tessera/shell/i18n';
import { TextField } from '@tessera/ui';
import { useRef } from 'react';
import { PasswordLogin } from './password-login';
import { useLoginInput } from './use-login-input';

/** The form of the login by user name. */
export function LoginForm() {
  const text = useText('auth');
  const username = useRef<HTMLInputElement>(null);
  const { input, set } = useLoginInput();
  return (
    <PasswordLogin
      input={input}
      set={set}
      name={username}
      nameFault={() => (input.username === '' ? 'username_required' : undefined)}
    >
      {({ fault, onChange }) => (
        <TextField
          ref={username}
          name="username"
          label={text('username')}
          value={input.username}
          onChange={(value) => onChange({ username: value.trim() })}
          error={fault}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          required
        />
      )}
    </PasswordLogin>
  );
}
