import { useEffect, useState } from 'react';
import { passwordOf, rememberedLogin } from '../remembered-login';
import type { LoginInput } from './use-login';

/** What stands in the form: the remembered member at first, whose password follows as soon as it is opened. */
export function useLoginInput() {
  const [input, setInput] = useState((): LoginInput => {
    const username = rememberedLogin()?.username;
    return { type: 'username', username: username ?? '', password: '', remember: username !== undefined };
  });
  useEffect(() => {
    const remembered = rememberedLogin();
    if (remembered?.username === undefined) return;
    void passwordOf(remembered).then((password) =>
      setInput((now) => {
        const untouched = now.username === remembered.username && now.password === '';
        return untouched && password !== undefined ? { ...now, password } : now;
      }),
    );
  }, []);
  return { input, set: (part: Partial<LoginInput>) => setInput((now) => ({ ...now, ...part })) };
}
