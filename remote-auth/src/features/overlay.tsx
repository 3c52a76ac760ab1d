import { type LazyPage, lazyPage } from '@tessera/remote';
import { useText } from '@tessera/shell/i18n';
import { useLoginDialog } from '@tessera/shell/navigation';
import { alert } from '@tessera/shell/notices';
import { useState } from 'react';
import { isReturn } from '../common/auth-callback';
import { useLazyComponent } from '../common/use-lazy-component';
import { AutomaticLogin } from './automatic-login';

const loadAuthCallback = () =>
  import(/* webpackChunkName: "auth-callback" */ './social/auth-callback').then(
    ({ AuthCallback }) => AuthCallback,
  );

/** On every page: finishes a sign-in at a provider, or signs a remembered member in. */
export function SignInOnArrival() {
  const text = useText('auth');
  const [wasAway] = useState(isReturn);
  const AuthCallback = useLazyComponent(
    wasAway,
    loadAuthCallback,
    'the return from a sign-in',
    () => void alert({ message: text('auth_unknown') }),
  );
  if (!wasAway) return <AutomaticLogin />;
  return AuthCallback && <AuthCallback />;
}

const LoginDialog = lazyPage(() => import(/* webpackChunkName: "login-dialog" */ './login-dialog'));

/** The login over any page. The shell loads its code again by `preload`, and opens the login page if it cannot be loaded. */
export const LoginOverlay: LazyPage = Object.assign(() => useLoginDialog() && <LoginDialog />, {
  preload: LoginDialog.preload,
});
