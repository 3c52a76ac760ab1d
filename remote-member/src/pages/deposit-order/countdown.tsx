import { useText } from '@tessera/shell/i18n';
import { useEffect, useState } from 'react';

const SECOND = 1_000;
const two = (number: number) => String(number).padStart(2, '0');

/** Minutes and seconds, such as `04:59`. */
export const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / SECOND));
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
};

/** How long a deposit can still be paid. */
export function TimeLeft({ until }: { until: number }) {
  const text = useText('member');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-live="off">
      {text('pay_within')} <bdi dir="ltr">{clock(until - now)}</bdi>
    </span>
  );
}
