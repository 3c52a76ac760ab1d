import { errorCode, login, type SolvedCaptcha, type VerificationWay } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { call, RequestError } from '@tessera/shell/request';
import { useState } from 'react';
import { captchaFor } from '../../common/captcha';
import { completeLogin } from '../../common/complete-sign-in';
import { alertFailure } from '../../common/failure';
import { useLeaveLogin, useLeaveToSecurity } from '../../common/login-dialog-context';
import { dropDeadProof, pendingProof, proofForLogin } from '../../common/pending-proof';
import { forget, remember, setAutoLogin } from '../../common/remembered-login';
import { submitGuard } from '../../common/submit-guard';
import { sessionToBind, wantedVerification } from '../verification';
import { type LoginFailure, loginFailure } from './login-failure';
import { type Credentials, loginRequest } from './login-request';
import { withUpdatePassword } from './update-password';

/** The values of a login form. */
export interface LoginInput extends Credentials {
  readonly remember: boolean;
}

/** The phases of a login (R4.3). */
type LoginState =
  | { readonly phase: 'idle'; readonly failure?: LoginFailure }
  | { readonly phase: 'captcha' | 'request' }
  | {
      readonly phase: 'verification';
      readonly ways: readonly VerificationWay[];
      readonly input: LoginInput;
      /** The login that continues after the verification sends it again (R5.3d). */
      readonly captcha: SolvedCaptcha;
    };

/** The login from the submit, with captcha and extra verification, to the page after it. */
export function useLogin() {
  const text = useText('auth');
  const leave = useLeaveLogin();
  const leaveToSecurity = useLeaveToSecurity();
  const [state, setState] = useState<LoginState>({ phase: 'idle' });
  const [guarded] = useState(() => submitGuard('start'));

  const perform = async (input: LoginInput, captcha: SolvedCaptcha) => {
    setState({ phase: 'request' });
    const request = { ...loginRequest(input, captcha), ...proofForLogin() };
    const value = withUpdatePassword(await call(login, request, { alert: false }), input);
    pendingProof.remove();
    if (input.remember) void remember(input);
    else forget();
    completeLogin(value, input.type);
    leave(value);
  };

  const fail = (error: unknown, input: LoginInput, captcha: SolvedCaptcha = {}) => {
    const ways = wantedVerification(error);
    if (ways.length > 0) return setState({ phase: 'verification', ways, input, captcha });
    const session = sessionToBind(error);
    if (session) {
      completeLogin(session, input.type);
      return leaveToSecurity();
    }
    if (error instanceof RequestError && error.errorCode === errorCode.tokenIpDifferent) setAutoLogin(false);
    dropDeadProof(error);
    const failure = loginFailure(error, text);
    setState({ phase: 'idle', failure });
    if (failure.place === 'alert') alertFailure(failure.message, text);
  };

  /** @param solved the captcha of the same login, which is not shown again (R5.3d) */
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
    /** The extra verification that the gateway wants first (R4.7). */
    verification: state.phase === 'verification' ? state : undefined,
    /** Sends the same login again after the extra verification (R8.14). */
    resume: (input: LoginInput, solved: SolvedCaptcha) => void attempt(input, solved),
    /** Removes the failure or the verification, when the member changes the input or cancels. */
    dismiss: () =>
      setState((now) => (now.phase === 'captcha' || now.phase === 'request' ? now : { phase: 'idle' })),
    /** Shows a failure from before the login itself. */
    fail,
    submit: (input: LoginInput) => guarded(() => attempt(input)),
    /**
     * The same for a login that must be made from a proof first. A failure of the proof is shown like the login's.
     * @param proof returns undefined if nothing is left to send
     */
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
