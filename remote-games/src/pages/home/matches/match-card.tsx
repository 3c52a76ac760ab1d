import type { GameMatch } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import type { OpenGame } from '../../../features/open-game/use-open-game';
import { matchGame } from './match-game';
import { MatchTime } from './match-time';
import styles from './popular-matches.module.css';
import { winnerOdds } from './winner-odds';

export interface MatchCardProps {
  match: GameMatch;
  onOpen: OpenGame['open'];
}

/** A match, its score or its start, and what a bet on its winner pays. */
export function MatchCard({ match, onOpen }: MatchCardProps) {
  const text = useText('games');
  const { league, home, away, score } = match;
  return (
    <button
      type="button"
      className={styles.card}
      onClick={() => onOpen(matchGame(match), { playType: match.launch.playType })}
    >
      <span className={styles.head}>
        <span className={styles.league}>{league}</span>
        <MatchTime match={match} />
      </span>
      <span className={styles.side}>
        <bdi>{home.name}</bdi>
        {score && <b>{score.home}</b>}
      </span>
      <span className={styles.side}>
        <bdi>{away.name}</bdi>
        {score && <b>{score.away}</b>}
      </span>
      <span className={styles.odds}>
        {winnerOdds(match).map(({ code, odds }) => (
          <span key={code} className={styles.odd}>
            <span>{text(`odds_${code}`)}</span>
            <b>{odds.toFixed(2)}</b>
          </span>
        ))}
      </span>
    </button>
  );
}
