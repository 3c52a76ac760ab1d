import type { GameCard } from '@tessera/contract';
import { classNames, Section } from '@tessera/ui';
import type { ReactNode } from 'react';
import { type Vendor, vendorName } from '../../common/categories';
import { GameCardTile } from '../../common/game-card-tile';
import { Sideways } from '../../common/sideways';
import type { OpenGame } from '../../features/open-game';
import styles from './tile-row.module.css';

/** `feature`: a large first tile beside two rows; `wide`: landscape tiles; `small`: two rows of small ones. */
export type LaneShape = 'feature' | 'wide' | 'small';

export interface TileRowProps {
  title: string;
  /** An element at the end of the title's line. */
  action?: ReactNode;
  cards: readonly GameCard[];
  vendors: readonly Vendor[];
  /** Absent: tiles of the template's own shape. */
  shape?: LaneShape | undefined;
  /** Above the fold: rendered at once, with its images. */
  inView: boolean;
  /** The id of the game that is being opened. */
  opening: string | undefined;
  onOpen: OpenGame['open'];
}

/** The number of tiles that are visible before the row is scrolled, in one row or two. */
const VISIBLE = 4;
const VISIBLE_IN_TWO_ROWS = 7;

/** A title and a row of games that scrolls horizontally. */
export function TileRow({ title, action, cards, vendors, shape, inView, opening, onOpen }: TileRowProps) {
  return (
    <Section
      title={title}
      action={action}
      className={classNames(styles.lane, shape && styles[shape], !inView && styles.below)}
    >
      <Sideways>
        <ul className={styles.row}>
          {cards.map((card, at) => (
            <li key={card.gameId}>
              <GameCardTile
                card={card}
                vendorName={vendorName(vendors, card)}
                eager={inView && at < (shape === 'feature' ? VISIBLE_IN_TWO_ROWS : VISIBLE)}
                busy={opening === card.gameId}
                onOpen={onOpen}
              />
            </li>
          ))}
        </ul>
      </Sideways>
    </Section>
  );
}
