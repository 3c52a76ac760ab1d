import { useLoginDialog } from '@tessera/shell/navigation';
import { lazy, Suspense, useState } from 'react';
import { isReturn } from '../common/auth-callback';
import { useLazyComponent } from '../common/use-lazy-component';
import { AutomaticLogin } from './automatic-login';

const LoginDialog = lazy(() => import(/* webpackChunkName: "login-dialog" */ './login-dialog'));

const loadAuthCallback = () =>
  import(/* webpackChunkName: "auth-callback" */ './social/auth-callback').then(
    ({ AuthCallback }) => AuthCallback,
  );

/** The part of this remote on every page: it finishes a sign-in at a provider or signs a remembered member in, and shows the login dialog. */
export function Overlay() {
  const [wasAway] = useState(isReturn);
  const isLoginOpen = useLoginDialog();
  const AuthCallback = useLazyComponent(wasAway, loadAuthCallback, 'the return from a sign-in');
  return (
    <>
      {wasAway ? AuthCallback && <AuthCallback /> : <AutomaticLogin />}
      {isLoginOpen && (
        <Suspense fallback={null}>
          <LoginDialog />
        </Suspense>
      )}
    </>
  );
}
