import { useLoginDialog } from '@tessera/shell/navigation';
import { lazy, Suspense, useState } from 'react';
import { AutomaticLogin } from '../automatic-login/automatic-login';
import { isReturn, LandingSlot } from '../social/landing-slot';

const LoginDialog = lazy(() => import(/* webpackChunkName: "login-dialog" */ '../login-dialog/login-dialog'));

/** What this remote does on any page: it finishes a sign-in that left the page, or signs a remembered member in; and it shows the login over it. */
export function Overlay() {
  const [wasAway] = useState(isReturn);
  const isLoginOpen = useLoginDialog();
  return (
    <>
      {wasAway ? <LandingSlot /> : <AutomaticLogin />}
      {isLoginOpen && (
        <Suspense fallback={null}>
          <LoginDialog />
        </Suspense>
      )}
    </>
  );
}
