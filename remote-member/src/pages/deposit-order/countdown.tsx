import { useText } from '@tessera/shell/i18n';
import { gatewayTime } from '@tessera/shell/request';
import { useEffect, useState } from 'react';

const SECOND = 1_000;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Formats a duration in ms as minutes and seconds, such as `04:59`. */
export const minutesAndSeconds = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / SECOND));
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
};

/** The time until a deposit expires. @param until in ms since 1970, by the gateway's clock */
export function Countdown({ until }: { until: number }) {
  const text = useText('member');
  const [now, setNow] = useState(gatewayTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(gatewayTime()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-live="off">
      {text('pay_within')} <bdi dir="ltr">{minutesAndSeconds(until - now)}</bdi>
    </span>
  );
}
