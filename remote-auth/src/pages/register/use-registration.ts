import {
  type Endpoint,
  type RegisterRequest,
  type RegisterValue,
  register,
  type SolvedCaptcha,
} from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo, useQuery } from '@tessera/shell/navigation';
import { call } from '@tessera/shell/request';
import { track } from '@tessera/shell/tracking';
import { useState } from 'react';
import { captchaFor } from '../../common/captcha';
import { completeRegistration } from '../../common/complete-sign-in';
import { consumeGoTarget } from '../../common/destination';
import { alertFailure, failureSentence, isQuiet } from '../../common/failure';
import { paths } from '../../common/paths';
import { dropDeadProof, pendingProof } from '../../common/pending-proof';
import { submitGuard } from '../../common/submit-guard';

/** One registration: its name in tracking, its call, and how its request is made. */
interface Registering {
  readonly method: 'username' | 'mobile';
  readonly endpoint?: Endpoint<RegisterRequest, RegisterValue>;
  /** Called once the captcha is solved. May throw. */
  readonly request: (
    captcha: SolvedCaptcha,
    query: URLSearchParams,
  ) => RegisterRequest | Promise<RegisterRequest>;
}

/** The registration from the submit, with captcha, to the page after it. */
export function useRegistration({ onFailure }: { onFailure?: () => void } = {}) {
  const text = useText('auth');
  const go = useGo();
  const query = useQuery();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [guarded] = useState(() => submitGuard('end'));

  const perform = async ({ method, endpoint = register, request }: Registering) => {
    const captcha = await captchaFor('register');
    const body = await request(captcha, query);
    track('registerSubmit', { method });
    const value = await call(endpoint, body, { alert: false });
    pendingProof.remove();
    completeRegistration(value, method);
    go(consumeGoTarget(query) ?? paths.home, { replace: true });
  };

  const fail = (error: unknown) => {
    setBusy(false);
    onFailure?.();
    dropDeadProof(error);
    notifyFailure(error);
  };

  /** Shows a failure: in the form if it must not raise an alert, else in an alert (R8.21). */
  const notifyFailure = (error: unknown) => {
    const message = failureSentence(error, text);
    if (isQuiet(error)) setFailure(message);
    else alertFailure(message, text);
  };

  return {
    isBusy,
    /** The sentence of a failure that the form shows. */
    failure,
    notifyFailure,
    submit: (registering: Registering) =>
      guarded(async () => {
        setBusy(true);
        setFailure(undefined);
        await perform(registering).catch(fail);
      }),
  };
}
