import { VerificationDialog } from '../verification';
import type { Login } from './use-login';

/** The dialog of the extra verification, if the gateway wants one. The login continues after it (R4.7). */
export function ResumedLogin({ login: { verification, resume, dismiss } }: { login: Login }) {
  if (!verification) return null;
  const { ways, input, captcha } = verification;
  return (
    <VerificationDialog
      ways={ways}
      person={{ username: input.username }}
      onVerified={() => resume(input, captcha)}
      onCancel={dismiss}
    />
  );
}
