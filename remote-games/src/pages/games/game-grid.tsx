import type { GameCard } from '@tessera/contract';
import { type CSSProperties, memo, useRef } from 'react';
import type { ListedGame } from './catalogue/collector';
import styles from './game-grid.module.css';
import { LikedTile } from './liked-tile';
import { isSame, useVisibleRows } from './visible-rows';

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

const tileWidth = (width: number) => (width - GAP * (COLUMNS - 1)) / COLUMNS;
const rowHeight = (width: number) => tileWidth(width) * (4 / 3) + GAP;

/** Where the tile at a place of the list stands. Without neighbours to lay out, one that comes moves none of them. */
const positionOf = (place: number, height: number): CSSProperties => ({
  insetBlockStart: Math.floor(place / COLUMNS) * height,
  insetInlineStart: `calc((100% + ${GAP}px) / ${COLUMNS} * ${place % COLUMNS})`,
  blockSize: height - GAP,
});

/** Games in three columns. However many there are, only those near the screen are in the document. */
export const GameGrid = memo(function GameGrid({ games, opening, liked, onOpen, onLike }: GameGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const count = Math.ceil(games.length / COLUMNS);
  const { rows, pictured, height } = useVisibleRows(grid, count, rowHeight);
  const shown = games.slice(rows.first * COLUMNS, rows.end * COLUMNS);
  const hasPicture = (place: number) => place >= pictured.first * COLUMNS && place < pictured.end * COLUMNS;
  const isMeasured = height > 0;
  const size = {
    blockSize: count * height - GAP,
    backgroundSize: `calc((100% + ${GAP}px) / ${COLUMNS}) ${height}px`,
    '--tile-width': `${(height - GAP) * (3 / 4)}px`,
  };
  return (
    <ul
      ref={grid}
      className={styles.grid}
      style={isMeasured ? size : undefined}
      data-measured={isMeasured}
      data-filling={!isSame(rows, pictured)}
    >
      {shown.map(({ card, vendorName }, at) => {
        const place = rows.first * COLUMNS + at;
        return (
          <li
            key={card.gameId}
            className={styles.cell}
            style={isMeasured ? positionOf(place, height) : undefined}
            aria-posinset={place + 1}
            aria-setsize={games.length}
          >
            <LikedTile
              card={card}
              vendorName={vendorName}
              eager={rows.first === 0 && at < IN_VIEW}
              pictured={hasPicture(place)}
              busy={opening === card.gameId}
              liked={liked.has(card.gameId)}
              onOpen={onOpen}
              onLike={onLike}
            />
          </li>
        );
      })}
    </ul>
  );
});
