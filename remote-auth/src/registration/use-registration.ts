import {
  type Endpoint,
  type RegisterRequest,
  type RegisterValue,
  register,
  type SolvedCaptcha,
} from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo, useQuery } from '@tessera/shell/navigation';
import { alert } from '@tessera/shell/notices';
import { call } from '@tessera/shell/request';
import { refreshMember, signIn } from '@tessera/shell/session';
import { track } from '@tessera/shell/tracking';
import { useState } from 'react';
import { captchaFor } from '../captcha';
import { takeGoTarget } from '../destination/go-parameter';
import { failureSentence } from '../failure/failure-sentence';
import { isQuiet } from '../failure/quiet-failure';
import { paths } from '../paths';
import { keptProof } from '../social/kept-proof';
import { submitGuard } from '../submit-guard';

/** Whoever registers here is a plain member (R3.2); the answer does not say so (R3.7). */
const PLAIN_MEMBER = 0;

/** One registration: how it is tracked, its call, and its request once the captcha is solved. */
export interface Registering {
  readonly method: 'username' | 'mobile';
  readonly endpoint?: Endpoint<RegisterRequest, RegisterValue>;
  /** @throws whatever the request is made from */
  readonly request: (
    captcha: SolvedCaptcha,
    query: URLSearchParams,
  ) => RegisterRequest | Promise<RegisterRequest>;
}

/** The registration: from the submit, over the captcha, to the page after it. */
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
    keptProof.remove();
    signIn({ ...value, customerType: PLAIN_MEMBER, firstTimeLogin: true });
    track('register', { method });
    void refreshMember();
    go(takeGoTarget(query) ?? paths.home, { replace: true });
  };

  const fail = (error: unknown) => {
    setBusy(false);
    onFailure?.();
    tell(error);
  };

  /** Says a failure: in the form when it must raise no alert, else in an alert (R8.21). */
  const tell = (error: unknown) => {
    const message = failureSentence(error, text);
    if (isQuiet(error)) setFailure(message);
    else void alert({ title: text('notice'), message, confirmLabel: text('confirm') });
  };

  return {
    isBusy,
    /** A failure that the form itself tells; all others were told in an alert (R8.21). */
    failure,
    tell,
    submit: (registering: Registering) =>
      guarded(async () => {
        setBusy(true);
        setFailure(undefined);
        await perform(registering).catch(fail);
      }),
  };
}
