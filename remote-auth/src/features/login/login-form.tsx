import { cleanCode } from '@tessera/i18n';
import { useText } from '@tessera/shell/i18n';
import { TextField } from '@tessera/ui';
import { useEffect, useRef, useState } from 'react';
import { passwordOf, rememberedLogin } from '../../common/remembered-login';
import { PasswordLogin } from './password-login';
import type { LoginInput } from './use-login';

/** The values of the form. They start with the remembered member, whose password follows once it is decrypted. */
function useLoginInput() {
  const [input, setInput] = useState((): LoginInput => {
    const username = rememberedLogin()?.username;
    return { type: 'username', username: username ?? '', password: '', remember: username !== undefined };
  });
  useEffect(() => {
    const remembered = rememberedLogin();
    if (remembered?.username === undefined) return;
    void passwordOf(remembered).then((password) =>
      setInput((now) => {
        const isUntouched = now.username === remembered.username && now.password === '';
        return isUntouched && password !== undefined ? { ...now, password } : now;
      }),
    );
  }, []);
  return { input, set: (part: Partial<LoginInput>) => setInput((now) => ({ ...now, ...part })) };
}

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
          onChange={(value) => onChange({ username: value })}
          clean={cleanCode}
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
