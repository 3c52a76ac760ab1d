import { type MoneyRequestKind, settleRequest } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isDefinite } from '../../common/is-definite-failure';
import { requestKey } from '../../common/new-request-id';
import { forget, openAttempts, remember } from './open-attempts';

/** In ms: when to ask again about an answer that was lost, as long as nobody can say. */
const ASK_AGAIN = [2_000, 5_000, 10_000, 30_000] as const;

/**
 * `ready`: the member may start; `sending`: it is on its way; `unknown`: its answer was lost, and we are finding out;
 * `void`: it was lost and booked nothing, so that the member may start again; `refused`: the gateway said no.
 */
export type AttemptPhase = 'ready' | 'sending' | 'unknown' | 'void' | 'refused';

export interface MoneyAttempt<Answer> {
  readonly phase: AttemptPhase;
  /** Why it was refused, in the gateway's words; empty when it gave none. */
  readonly reason: string;
  /** Whether the member must wait: nothing may be started now. */
  readonly busy: boolean;
  /** Starts an attempt with a key of its own. Does nothing while another is open. */
  start(send: (requestId: string) => Promise<Answer>): void;
  /** Asks at once what became of the lost one. */
  ask(): void;
  /** The member has read how the last one ended. */
  dismiss(): void;
}

export interface AttemptEnds<Answer> {
  /** Booked, with its answer; with the id alone when the answer was lost and looked up. */
  onBooked(id: string, answer?: Answer): void;
}

/**
 * One attempt to move money at a time. A lost answer is never answered by booking again: the gateway is asked what
 * became of the key, which is kept on the device until then, over reloads too.
 */
export function useMoneyAttempt<Answer extends { readonly id: string }>(
  kind: MoneyRequestKind,
  { onBooked }: AttemptEnds<Answer>,
): MoneyAttempt<Answer> {
  const [phase, setPhase] = useState<AttemptPhase>(() =>
    openAttempts(kind).length > 0 ? 'unknown' : 'ready',
  );
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(0);
  // State comes a render late: two taps in one frame would both find it free.
  const taken = useRef(false);
  const booked = useEffectEvent(onBooked);

  const settle = useEffectEvent(async (isGone: () => boolean) => {
    for (const { requestId } of openAttempts(kind)) {
      const state = await call(settleRequest, { requestId }, { alert: false });
      forget(requestId);
      if (isGone()) return;
      if (state.booked && state.id) booked(state.id);
      setPhase(state.booked ? 'ready' : 'void');
    }
    // Another tab may have found out.
    if (!isGone()) setPhase((now) => (now === 'unknown' ? 'ready' : now));
  });

  useEffect(() => {
    if (phase !== 'unknown') return;
    let isGone = false;
    const later = ASK_AGAIN[Math.min(asked, ASK_AGAIN.length - 1)];
    let timer: number | undefined;
    const askAgain = () => setAsked((times) => times + 1);
    settle(() => isGone).catch(() => {
      if (!isGone) timer = window.setTimeout(askAgain, later);
    });
    window.addEventListener('online', askAgain);
    return () => {
      isGone = true;
      window.clearTimeout(timer);
      window.removeEventListener('online', askAgain);
    };
  }, [phase, asked]);

  const start = async (send: (requestId: string) => Promise<Answer>) => {
    if (taken.current || phase === 'unknown') return;
    taken.current = true;
    const id = requestKey();
    remember(id, kind);
    setPhase('sending');
    try {
      const answer = await send(id);
      forget(id);
      setPhase('ready');
      onBooked(answer.id, answer);
    } catch (thrown) {
      if (isDefinite(thrown)) {
        forget(id);
        setReason(thrown.code === 'gateway' ? thrown.message : '');
        setPhase('refused');
      } else {
        setAsked(0);
        setPhase('unknown');
      }
    } finally {
      taken.current = false;
    }
  };

  return {
    phase,
    reason,
    busy: phase === 'sending' || phase === 'unknown',
    start: (send) => void start(send),
    ask: () => setAsked((times) => times + 1),
    dismiss: () => setPhase((now) => (now === 'refused' || now === 'void' ? 'ready' : now)),
  };
}
