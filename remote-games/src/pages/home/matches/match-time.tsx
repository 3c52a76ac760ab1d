import type { GameMatch } from '@tessera/contract';
import { timeFormat } from '@tessera/i18n';
import { useLanguage, useText } from '@tessera/shell/i18n';
import { gatewayTime } from '@tessera/shell/request';
import styles from './popular-matches.module.css';

const sameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();

/**
 * @param startTime in ms since 1970
 * @param now in ms since 1970
 * @returns the start of a match in a language: the time of day, with the weekday unless it is today
 */
export function startText(startTime: number, now: number, language: string): string {
  const start = new Date(startTime);
  const day: Intl.DateTimeFormatOptions = sameDay(start, new Date(now)) ? {} : { weekday: 'short' };
  return timeFormat(language, { ...day, hour: 'numeric', minute: '2-digit' }).format(start);
}

/** The minute of a live match, or the start of an upcoming one. */
export function MatchTime({ match: { phase, minute, startTime } }: { match: GameMatch }) {
  const text = useText('games');
  const language = useLanguage();
  if (phase === 'upcoming') {
    return <span>{startText(startTime, gatewayTime(), language)}</span>;
  }
  return (
    <span className={styles.live}>
      {minute === undefined ? text('match_live') : text('match_minute', { minute })}
    </span>
  );
}
