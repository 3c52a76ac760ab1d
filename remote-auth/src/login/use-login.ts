import { errorCode, login, type SolvedCaptcha, type VerificationWay } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { alert } from '@tessera/shell/notices';
import { call, RequestError } from '@tessera/shell/request';
import { signIn } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { track } from '@tessera/shell/tracking';
import { useState } from 'react';
import { captchaFor } from '../captcha';
import { useArrive } from '../destination/arrive';
import { forget, remember, setAutoLogin } from '../remembered-login';
import { keptProof, proofForLogin } from '../social/kept-proof';
import { submitGuard } from '../submit-guard';
import { type LoginFailure, loginFailure, verificationWanted } from './login-failure';
import { type Credentials, loginRequest } from './login-request';
import { withUpdatePassword } from './update-password';

/** What a member fills in. */
export interface LoginInput extends Credentials {
  readonly remember: boolean;
}

/** A failure belongs to the phase that it ended in (R4.3). */
type LoginState =
  | { readonly phase: 'idle'; readonly failure?: LoginFailure }
  | { readonly phase: 'captcha' | 'request' }
  | {
      readonly phase: 'verification';
      readonly ways: readonly VerificationWay[];
      readonly input: LoginInput;
      /** Stays good for the login that goes on (R5.3d). */
      readonly captcha: SolvedCaptcha;
    };

/** The login: from the submit, over captcha and extra verification, to the page after it. */
export function useLogin() {
  const text = useText('auth');
  const arrive = useArrive();
  const [state, setState] = useState<LoginState>({ phase: 'idle' });
  const [guarded] = useState(() => submitGuard('start'));

  const perform = async (input: LoginInput, captcha: SolvedCaptcha) => {
    setState({ phase: 'request' });
    const request = { ...loginRequest(input, captcha), ...proofForLogin() };
    const value = withUpdatePassword(await call(login, request, { alert: false }), input);
    keptProof.remove();
    if (input.remember) void remember(input);
    else forget();
    signIn(value);
    track('login', { type: input.type });
    void refreshSite().catch(() => undefined);
    arrive(value);
  };

  const fail = (error: unknown, input: LoginInput, captcha: SolvedCaptcha = {}) => {
    const ways = verificationWanted(error);
    if (ways.length > 0) return setState({ phase: 'verification', ways, input, captcha });
    if (error instanceof RequestError && error.errorCode === errorCode.tokenIpDifferent) setAutoLogin(false);
    const failure = loginFailure(error, text);
    setState({ phase: 'idle', failure });
    if (failure.place === 'alert') {
      void alert({ title: text('notice'), message: failure.message, confirmLabel: text('confirm') });
    }
  };

  /** `solved`: of the same login's captcha, which is not shown again (R5.3d). */
  const attempt = async (input: LoginInput, solved?: SolvedCaptcha) => {
    let captcha = solved;
    try {
      setState({ phase: 'captcha' });
      captcha ??= await captchaFor('login', input);
      await perform(input, captcha);
    } catch (error) {
      fail(error, input, captcha);
    }
  };

  return {
    isBusy: state.phase === 'captcha' || state.phase === 'request',
    failure: state.phase === 'idle' ? state.failure : undefined,
    /** What the gateway wants to be sure of before it goes on (R4.7). */
    verification: state.phase === 'verification' ? state : undefined,
    /** Sends the same login again, once the member has proved who they are (R8.14). */
    resume: (input: LoginInput, solved: SolvedCaptcha) => void attempt(input, solved),
    /** Takes the failure or the verification away, once the member mends the input or gives up. */
    dismiss: () =>
      setState((now) => (now.phase === 'captcha' || now.phase === 'request' ? now : { phase: 'idle' })),
    /** Tells a failure that came before the login itself. */
    fail,
    submit: (input: LoginInput) => guarded(() => attempt(input)),
    /** The same for a login whose proof must first be fetched; its failure is told like the login's. */
    submitAfter: (input: LoginInput, proof: () => Promise<LoginInput | undefined>) =>
      guarded(async () => {
        setState({ phase: 'request' });
        try {
          const ready = await proof();
          if (ready) await attempt(ready);
          else setState({ phase: 'idle' });
        } catch (error) {
          fail(error, input);
        }
      }),
  };
}
export type Login = ReturnType<typeof useLogin>;
