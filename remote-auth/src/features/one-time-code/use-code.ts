import { useRef, useState } from 'react';
import { DescribedError } from '../../common/failure';
import { fullNumber, type Phone } from '../../common/phone';
import { sendCode } from './send-code';
import type { CodeProof, PendingCode } from './sender';
import { useResendCountdown } from './use-resend-countdown';

/** No code was sent to this number (R4.17b). */
class CodeExpired extends DescribedError {
  override readonly name = 'CodeExpired';
  readonly code = 'code-expired';
  readonly key = 'auth_code_expired';
  constructor() {
    super('no code was sent to this number');
  }
}

/** Sends a code, counts down to the next one, and proves what the member types. */
export function useCode() {
  const pending = useRef<{ readonly to: string; readonly code: PendingCode }>(undefined);
  const [isSending, setSending] = useState(false);
  const [wait, startWait] = useResendCountdown();
  return {
    isSending,
    /** Seconds until another code may be sent; 0 if it may. */
    wait,
    wasSent: pending.current !== undefined,
    /** @throws the errors of `SendCode` */
    async send(phone: Phone): Promise<void> {
      setSending(true);
      try {
        pending.current = { to: fullNumber(phone), code: await sendCode(phone) };
        startWait();
      } finally {
        setSending(false);
      }
    },
    /** @throws CodeExpired if no code was sent to this number (R4.17b), or an error of the identity service */
    async prove(phone: Phone, code: string): Promise<CodeProof> {
      if (pending.current?.to !== fullNumber(phone)) throw new CodeExpired();
      return pending.current.code.prove(code);
    },
  };
}
