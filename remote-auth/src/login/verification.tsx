import { lazy, Suspense } from 'react';
import type { Login } from './use-login';

const VerificationDialog = lazy(
  () => import(/* webpackChunkName: "verification" */ '../verification/verification-dialog'),
);

/** The popup over a login that the gateway wants to be sure of; the login goes on once it is (R4.7). */
export function Verification({ login: { verification, resume, dismiss } }: { login: Login }) {
  if (!verification) return null;
  const { ways, input, captcha } = verification;
  return (
    <Suspense fallback={null}>
      <VerificationDialog
        ways={ways}
        username={input.username}
        onVerified={() => resume(input, captcha)}
        onCancel={dismiss}
      />
    </Suspense>
  );
}
