import { type MoneyRequestKind, settleRequest } from '@tessera/contract';
import { failureText } from '@tessera/shell/notices';
import { absenceOf, call, type RequestError } from '@tessera/shell/request';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isDefiniteFailure } from '../../common/is-definite-failure';
import { newRequestId } from '../../common/new-request-id';
import { withAttempt } from './attempt-lock';
import { AttemptUnsaved, isStuck, openAttempts, removeAttempt, storeAttempt } from './open-attempts';

/** In ms: the waits between checks of an unknown result. The last one repeats. */
const CHECK_DELAYS = [2_000, 5_000, 10_000, 30_000] as const;

/**
 * `ready`: the member may start. `sending`: the call is under way. `unknown`: the answer was lost, and the result is
 * being checked. `not-booked`: the answer was lost, nothing was booked, and the member may start again. `refused`: the
 * gateway refused it. `unsaved`: the browser could not keep it, so that nothing was sent.
 */
type AttemptPhase = 'ready' | 'sending' | 'unknown' | Ended;
type Ended = 'not-booked' | 'refused' | 'unsaved';

const ended: ReadonlySet<AttemptPhase> = new Set<Ended>(['not-booked', 'refused', 'unsaved']);

export interface MoneyAttempt<Answer> {
  readonly phase: AttemptPhase;
  /** Why the attempt was refused, in the gateway's own words if it gave any. Empty if it gave no reason. */
  readonly reason: string;
  /** Whether an attempt is open: another one cannot start. */
  readonly busy: boolean;
  /** Starts an attempt with a new request id. Does nothing while another attempt is open. */
  start(send: (requestId: string) => Promise<Answer>): void;
  /** Checks an unknown result at once. */
  checkNow(): void;
  /** Whether the result is unknown for so long that the member may give up waiting. */
  readonly isStuck: boolean;
  /** Gives up waiting for the result: another attempt may start. The support can find out what happened. */
  leave(): void;
  /** Clears the notice of the last attempt. */
  dismiss(): void;
}

export interface MoneyAttemptOptions<Answer> {
  /** Called when the attempt is booked. The answer is absent if it was lost and only the id was looked up. */
  onBooked(id: string, answer?: Answer): void;
}

/** Why nothing was booked, for the member. Empty if it is not known. */
function reasonOf(error: RequestError): string {
  if (error.code === 'absent') return failureText(error);
  return error.code === 'gateway' ? error.message : '';
}

/**
 * Moves money, one attempt at a time. A lost answer never leads to a second booking: the hook asks the gateway for the
 * result of the request id. The id is stored on the device until then, so that a page load continues the check; an
 * attempt that the browser cannot keep does not start. After two minutes without a result the member may go on, with the
 * help of the support.
 */
export function useMoneyAttempt<Answer extends { readonly id: string }>(
  kind: MoneyRequestKind,
  { onBooked }: MoneyAttemptOptions<Answer>,
): MoneyAttempt<Answer> {
  const [phase, setPhase] = useState<AttemptPhase>(() =>
    openAttempts(kind).length > 0 ? 'unknown' : 'ready',
  );
  const [reason, setReason] = useState('');
  const [checks, setChecks] = useState(0);
  const [stuck, setStuck] = useState(false);
  // A ref, because state changes only with the next render: two taps in one frame would both find it free.
  const sending = useRef(false);
  const booked = useEffectEvent(onBooked);

  const settle = useEffectEvent(async (isUnmounted: () => boolean) => {
    for (const { requestId } of openAttempts(kind)) {
      const result = await withAttempt(requestId, async () => {
        const settled = await call(settleRequest, { requestId }, { alert: false });
        removeAttempt(requestId);
        return settled;
      });
      if (isUnmounted()) return;
      if (result.booked && result.id) booked(result.id);
      setPhase(result.booked ? 'ready' : 'not-booked');
    }
    // Another tab may have settled the attempt.
    if (!isUnmounted()) setPhase((current) => (current === 'unknown' ? 'ready' : current));
  });

  useEffect(() => {
    if (phase !== 'unknown') return;
    let unmounted = false;
    const delay = CHECK_DELAYS[Math.min(checks, CHECK_DELAYS.length - 1)];
    let timer: number | undefined;
    const checkAgain = () => setChecks((count) => count + 1);
    settle(() => unmounted).catch(() => {
      if (unmounted) return;
      // If the gateway lacks the call that looks a result up, another check has the same end.
      setStuck(absenceOf(settleRequest) !== undefined || openAttempts(kind).some(isStuck));
      timer = window.setTimeout(checkAgain, delay);
    });
    window.addEventListener('online', checkAgain);
    return () => {
      unmounted = true;
      window.clearTimeout(timer);
      window.removeEventListener('online', checkAgain);
    };
  }, [phase, checks, kind]);

  const start = async (send: (requestId: string) => Promise<Answer>) => {
    if (sending.current || phase === 'unknown') return;
    sending.current = true;
    const id = newRequestId();
    setPhase('sending');
    setStuck(false);
    try {
      const answer = await withAttempt(id, async () => {
        storeAttempt(id, kind);
        const sent = await send(id);
        removeAttempt(id);
        return sent;
      });
      setPhase('ready');
      onBooked(answer.id, answer);
    } catch (error) {
      if (error instanceof AttemptUnsaved) {
        console.warn('[tessera] the browser cannot keep a money attempt, so it was not sent');
        setPhase('unsaved');
      } else if (isDefiniteFailure(error)) {
        removeAttempt(id);
        setReason(reasonOf(error));
        setPhase('refused');
      } else {
        setChecks(0);
        setPhase('unknown');
      }
    } finally {
      sending.current = false;
    }
  };

  return {
    phase,
    reason,
    busy: phase === 'sending' || phase === 'unknown',
    start: (send) => void start(send),
    checkNow: () => setChecks((count) => count + 1),
    isStuck: phase === 'unknown' && stuck,
    leave: () => {
      for (const { requestId } of openAttempts(kind)) removeAttempt(requestId);
      setPhase('ready');
    },
    dismiss: () => setPhase((current) => (ended.has(current) ? 'ready' : current)),
  };
}
