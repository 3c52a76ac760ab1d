import type { GameCard } from '@tessera/contract';
import { type CSSProperties, memo, useRef } from 'react';
import styles from './game-grid.module.css';
import type { ListedGame } from './game-list/collector';
import { LikedTile } from './liked-tile';
import { isSame, useVisibleRows } from './visible-rows';

export interface GameGridProps {
  games: readonly ListedGame[];
  /** The id of the game that is being opened. */
  opening: string | undefined;
  /** The ids of the member's favourites. */
  liked: ReadonlySet<string>;
  onOpen: (card: GameCard) => void;
  onLike: (card: GameCard) => void;
}

const COLUMNS = 3;
/** In px; equals the gap in the style sheet. */
const GAP = 8;
/** The number of tiles above the fold of a phone. */
const IN_VIEW = 9;

const tileWidth = (width: number) => (width - GAP * (COLUMNS - 1)) / COLUMNS;
const rowHeight = (width: number) => tileWidth(width) * (4 / 3) + GAP;

/** The position of a tile. Tiles are positioned absolutely, so that adding one causes no layout of the others. */
const positionOf = (index: number, height: number): CSSProperties => ({
  insetBlockStart: Math.floor(index / COLUMNS) * height,
  insetInlineStart: `calc((100% + ${GAP}px) / ${COLUMNS} * ${index % COLUMNS})`,
  blockSize: height - GAP,
});

/** Games in three columns. Only those near the screen are in the document, however many there are. */
export const GameGrid = memo(function GameGrid({ games, opening, liked, onOpen, onLike }: GameGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const count = Math.ceil(games.length / COLUMNS);
  const { rows, pictured, height } = useVisibleRows(grid, count, rowHeight);
  const shown = games.slice(rows.first * COLUMNS, rows.end * COLUMNS);
  const hasPicture = (index: number) => index >= pictured.first * COLUMNS && index < pictured.end * COLUMNS;
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
        const index = rows.first * COLUMNS + at;
        return (
          <li
            key={card.gameId}
            className={styles.cell}
            style={isMeasured ? positionOf(index, height) : undefined}
            aria-posinset={index + 1}
            aria-setsize={games.length}
          >
            <LikedTile
              card={card}
              vendorName={vendorName}
              eager={rows.first === 0 && at < IN_VIEW}
              pictured={hasPicture(index)}
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
