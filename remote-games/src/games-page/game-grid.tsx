import type { GameCard } from '@tessera/contract';
import { memo } from 'react';
import { GameCardTile } from '../game-card/game-card-tile';
import type { ListedGame } from './collect-games';
import styles from './game-grid.module.css';

export interface GameGridProps {
  games: readonly ListedGame[];
  /** Id of the game that is being opened. */
  opening: string | undefined;
  onOpen: (card: GameCard) => void;
}

/** So many tiles stand above the fold of a phone. */
const IN_VIEW = 9;

/** Games in three columns. */
export const GameGrid = memo(function GameGrid({ games, opening, onOpen }: GameGridProps) {
  return (
    <ul className={styles.grid}>
      {games.map(({ card, vendorName }, at) => (
        <li key={card.gameId} className={styles.cell}>
          <GameCardTile
            card={card}
            vendorName={vendorName}
            eager={at < IN_VIEW}
            busy={opening === card.gameId}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  );
});
