import { timeLeft } from '@tessera/contract';
import { useEffect, useState } from 'react';

/** Time until another code may be sent, in ms. */
const WAIT = 60_000;

/**
 * Counts down to the next code that may be sent. Reads the clock each time, because timers stop in a sleeping tab.
 * @returns the seconds that are left, and the function that starts the countdown
 */
export function useResendCountdown(): readonly [left: number, start: () => void] {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const count = () => setLeft(Math.ceil(timeLeft(until, WAIT) / 1_000));
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [until]);
  return [left, () => setUntil(Date.now() + WAIT)];
}
