import type { GameCard } from '@tessera/contract';
import { type CSSProperties, memo, useRef } from 'react';
import type { ListedGame } from '../game-list/collector';
import styles from './game-grid.module.css';
import { LikedTile } from './liked-tile';
import { useVisibleRows } from './visible-rows';

export interface GameGridProps {
  games: readonly ListedGame[];
  /** Id of the game that is being opened. */
  opening: string | undefined;
  /** Ids of the games that the member likes. */
  liked: ReadonlySet<string>;
  onOpen: (card: GameCard) => void;
  onLike: (card: GameCard) => void;
}

const COLUMNS = 3;
/** In px, as in the style sheet. */
const GAP = 8;
/** So many tiles stand above the fold of a phone. */
const IN_VIEW = 9;

const rowHeight = (width: number) => ((width - GAP * (COLUMNS - 1)) / COLUMNS) * (4 / 3) + GAP;

/** Games in three columns. However many there are, only those near the screen are in the document. */
export const GameGrid = memo(function GameGrid({ games, opening, liked, onOpen, onLike }: GameGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const count = Math.ceil(games.length / COLUMNS);
  const { first, end, height } = useVisibleRows(grid, count, rowHeight);
  const shown = games.slice(first * COLUMNS, end * COLUMNS);
  const space: CSSProperties =
    height === 0 ? {} : { blockSize: count * height - GAP, paddingBlockStart: first * height };
  return (
    <ul ref={grid} className={styles.grid} style={space}>
      {shown.map(({ card, vendorName }, at) => (
        <li
          key={card.gameId}
          className={styles.cell}
          aria-posinset={first * COLUMNS + at + 1}
          aria-setsize={games.length}
        >
          <LikedTile
            card={card}
            vendorName={vendorName}
            eager={first === 0 && at < IN_VIEW}
            busy={opening === card.gameId}
            liked={liked.has(card.gameId)}
            onOpen={onOpen}
            onLike={onLike}
          />
        </li>
      ))}
    </ul>
  );
});
