import { lazyPart } from '../../common/lazy-part';
import type { Login } from './use-login';

const VerificationDialog = lazyPart(
  () => import(/* webpackChunkName: "verification" */ './verification-dialog'),
);

/** The dialog of the extra verification, if the gateway wants one. The login continues after it (R4.7). */
export function Verification({ login: { verification, resume, dismiss } }: { login: Login }) {
  if (!verification) return null;
  const { ways, input, captcha } = verification;
  return (
    <VerificationDialog
      ways={ways}
      username={input.username}
      onVerified={() => resume(input, captcha)}
      onCancel={dismiss}
    />
  );
}
