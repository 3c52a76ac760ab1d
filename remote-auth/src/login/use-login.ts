import { errorCode, login } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo, useQuery } from '@tessera/shell/navigation';
import { alert } from '@tessera/shell/notices';
import { call, RequestError } from '@tessera/shell/request';
import { signIn } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { track } from '@tessera/shell/tracking';
import { useState } from 'react';
import { destinationAfterLogin } from '../destination/after-login';
import { forget, remember, setAutoLogin } from '../remembered-login';
import { submitGuard } from '../submit-guard';
import { type LoginFailure, loginFailure } from './login-failure';
import { userNameLogin } from './login-request';

/** What a member fills in. */
export interface LoginInput {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
}

/** A failure belongs to the phase that it ended in (R4.3). */
type LoginState = { readonly phase: 'idle'; readonly failure?: LoginFailure } | { readonly phase: 'request' };

/** The login by user name: from the submit to the page after it. */
export function useLogin() {
  const text = useText('auth');
  const go = useGo();
  const query = useQuery();
  const [state, setState] = useState<LoginState>({ phase: 'idle' });
  const [guarded] = useState(() => submitGuard('start'));

  const request = async ({ username, password, remember: wantsMemory }: LoginInput) => {
    const value = await call(login, userNameLogin(username, password), { alert: false });
    if (wantsMemory) void remember(username, password);
    else forget();
    signIn(value);
    track('login', { type: 'username' });
    void refreshSite().catch(() => undefined);
    go(destinationAfterLogin(value, 'username', query), { replace: true });
  };

  const fail = (error: unknown) => {
    if (error instanceof RequestError && error.errorCode === errorCode.tokenIpDifferent) setAutoLogin(false);
    const failure = loginFailure(error, text);
    setState({ phase: 'idle', failure });
    if (failure.place === 'alert') {
      void alert({ title: text('notice'), message: failure.message, confirmLabel: text('confirm') });
    }
  };

  return {
    isBusy: state.phase === 'request',
    failure: state.phase === 'idle' ? state.failure : undefined,
    /** Takes the failure away, once the member mends the input. */
    dismiss: () => setState((now) => (now.phase === 'request' ? now : { phase: 'idle' })),
    submit: (input: LoginInput) =>
      guarded(async () => {
        setState({ phase: 'request' });
        await request(input).catch(fail);
      }),
  };
}
