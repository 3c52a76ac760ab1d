import { sendLoginCode, type VerificationWay, type VerifiedPerson, verifyLogin } from '@tessera/contract';
import { deviceId } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { call } from '@tessera/shell/request';
import { useState } from 'react';
import { failureSentence } from '../../common/failure';
import { useResendCountdown } from '../one-time-code';

const silent = { alert: false } as const;

/** The extra verification of a person on this device: sends codes and confirms them (R7.3). */
export function useVerification(person: VerifiedPerson, onVerified: () => void) {
  const text = useText('auth');
  const [busy, setBusy] = useState<'send' | 'verify'>();
  const [wasSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [wait, startWait] = useResendCountdown();
  const who = (type: VerificationWay) => ({ ...person, type, loginDeviceId: deviceId() });

  const perform = async (kind: 'send' | 'verify', work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(kind);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(failureSentence(error, text));
      return false;
    } finally {
      setBusy(undefined);
    }
  };

  return {
    busy,
    failure,
    sending: (type: VerificationWay) => ({
      isSending: busy === 'send',
      wait,
      wasSent,
      send: async () => {
        if (!(await perform('send', () => call(sendLoginCode, who(type), silent)))) return;
        setSent(true);
        startWait();
      },
    }),
    verify: async (type: VerificationWay, code: string) => {
      if (await perform('verify', () => call(verifyLogin, { ...who(type), code }, silent))) onVerified();
    },
  };
}
