import { timeFormat } from '@tessera/i18n';
import { currentLanguage } from '../../platform/i18n';

/** In ms. */
const SECOND = 1_000;
const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * When a call may be tried again, for the member: rounded up, and with seconds if it is near.
 * @returns undefined if it is past, or more than a day away: a time of day would not tell which day
 */
export function timeToRetry(at: number): string | undefined {
  const left = at - Date.now();
  if (!(left > 0 && left < DAY)) return undefined;
  const step = left < MINUTE ? SECOND : MINUTE;
  return timeFormat(currentLanguage(), {
    hour: 'numeric',
    minute: '2-digit',
    ...(step === SECOND && { second: '2-digit' }),
  }).format(Math.ceil(at / step) * step);
}
