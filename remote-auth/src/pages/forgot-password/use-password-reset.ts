import {
  type RecoveryWay,
  resetPassword,
  resetPasswordBySocial,
  type SocialProof,
  sendResetCode,
} from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo, useLocation } from '@tessera/shell/navigation';
import { toast } from '@tessera/shell/notices';
import { call } from '@tessera/shell/request';
import { useState } from 'react';
import { captchaFor } from '../../common/captcha';
import { failureSentence } from '../../common/failure';
import { paths } from '../../common/paths';
import { forget } from '../../common/remembered-login';
import { submitGuard } from '../../common/submit-guard';
import { useResendCountdown } from '../../features/one-time-code';

const silent = { alert: false } as const;

/** An account with a forgotten password, by the target of a code. */
interface CodeTarget {
  readonly way: RecoveryWay;
  /** E-mail address or full number. */
  readonly account: string;
}

/**
 * The reset of a forgotten password: sets the new password by a code that is sent to the account, or by the proof of a
 * linked account.
 */
export function usePasswordReset(owner: CodeTarget | SocialProof) {
  const text = useText('auth');
  const go = useGo();
  const { search } = useLocation();
  const [busy, setBusy] = useState<'send' | 'reset'>();
  const [failure, setFailure] = useState<string>();
  const [wasSent, setSent] = useState(false);
  const [wait, startWait] = useResendCountdown();
  const [guarded] = useState(() => submitGuard('start'));

  const perform = async (kind: 'send' | 'reset', work: () => Promise<void>) => {
    setBusy(kind);
    setFailure(undefined);
    await work().catch((error: unknown) => setFailure(failureSentence(error, text)));
    setBusy(undefined);
  };

  return {
    failure,
    isBusy: busy === 'reset',
    sending: { isSending: busy === 'send', wait, wasSent },
    send: () =>
      perform('send', async () => {
        if (!('way' in owner)) return;
        const { geetestValidateV4 } = await captchaFor('sms');
        await call(sendResetCode, { ...owner, ...(geetestValidateV4 && { geetestValidateV4 }) }, silent);
        setSent(true);
        startWait();
      }),
    submit: (code: string, newPassword: string) =>
      guarded(() =>
        perform('reset', async () => {
          if ('way' in owner) await call(resetPassword, { ...owner, code, newPassword }, silent);
          else await call(resetPasswordBySocial, { ...owner, newPassword }, silent);
          // A remembered password is the forgotten one.
          forget();
          toast(text('password_changed'), { tone: 'success' });
          go(paths.login + search, { replace: true });
        }),
      ),
  };
}
