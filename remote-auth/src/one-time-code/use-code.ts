import { useRef, useState } from 'react';
import { fullNumber, type Phone } from '../phone/number';
import { CodeExpired } from './code-expired';
import { sendCode } from './send-code';
import type { CodeProof, PendingCode } from './sender';
import { useCountdown } from './use-countdown';

/** Seconds until another code may be asked for. */
const WAIT = 60;

/** One code at a time: sends it, counts down to the next one, and proves what was typed. */
export function useCode() {
  const pending = useRef<{ readonly to: string; readonly code: PendingCode }>(undefined);
  const [isSending, setSending] = useState(false);
  const [wait, startWait] = useCountdown();
  return {
    isSending,
    /** Seconds until another code may be sent; 0 when it may. */
    wait,
    wasSent: pending.current !== undefined,
    /** @throws what the sender throws */
    async send(phone: Phone): Promise<void> {
      setSending(true);
      try {
        pending.current = { to: fullNumber(phone), code: await sendCode(phone) };
        startWait(WAIT);
      } finally {
        setSending(false);
      }
    },
    /** @throws CodeExpired when no code is under way for this number (R4.17b); else what the sender throws */
    async prove(phone: Phone, code: string): Promise<CodeProof> {
      if (pending.current?.to !== fullNumber(phone)) throw new CodeExpired();
      return pending.current.code.prove(code);
    },
  };
}
export type Code = ReturnType<typeof useCode>;
