import type { GameCard, GameMatch } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import type { OpenGame } from '../../../features/open-game';
import { MatchTime } from './match-time';
import styles from './popular-matches.module.css';

export interface MatchCardProps {
  match: GameMatch;
  onOpen: OpenGame['open'];
}

/** The game that takes bets on a match, with the fields that the match has. */
const gameOf = ({ launch: { vendor, gameCode }, home, away }: GameMatch): GameCard => ({
  gameId: gameCode,
  gameCode,
  vendor,
  displayName: `${home.name} – ${away.name}`,
  accountTypeName: '',
  freeplay: false,
  hot: false,
});

const outcomeOrder = ['HOME', 'DRAW', 'AWAY'] as const;

/** The odds of a bet on the winner, home side first; empty if such bets are closed. */
function winnerOdds({ markets }: GameMatch) {
  const outcomes = markets.find(({ code }) => code === 'WINNER')?.outcomes ?? [];
  return outcomeOrder.flatMap((code) =>
    outcomes.filter((outcome) => outcome.code === code).map((outcome) => ({ ...outcome, code })),
  );
}

/** A match with its score or start, and the odds of its winner. */
export function MatchCard({ match, onOpen }: MatchCardProps) {
  const text = useText('games');
  const { league, home, away, score } = match;
  return (
    <button
      type="button"
      className={styles.card}
      onClick={() => onOpen(gameOf(match), { playType: match.launch.playType })}
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
