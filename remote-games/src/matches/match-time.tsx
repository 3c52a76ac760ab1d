import type { GameMatch } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import styles from './popular-matches.module.css';

const sameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();

/** When a match starts, in the page's language: the hour today, with the day otherwise. */
export function startText(startTime: number, now: number, language: string): string {
  const start = new Date(startTime);
  const day: Intl.DateTimeFormatOptions = sameDay(start, new Date(now)) ? {} : { weekday: 'short' };
  return new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit' }).format(start);
}

/** The minute of a match that is played, the start of one that is not. */
export function MatchTime({ match: { phase, minute, startTime } }: { match: GameMatch }) {
  const text = useText('games');
  if (phase === 'upcoming') {
    return <span>{startText(startTime, Date.now(), document.documentElement.lang || 'en')}</span>;
  }
  return (
    <span className={styles.live}>
      {minute === undefined ? text('match_live') : text('match_minute', { minute })}
    </span>
  );
}
