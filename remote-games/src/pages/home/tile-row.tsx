import type { GameCard } from '@tessera/contract';
import { classNames, Section } from '@tessera/ui';
import type { ReactNode } from 'react';
import { type Vendor, vendorName } from '../../common/categories';
import { GameCardTile } from '../../common/game-card-tile';
import type { OpenGame } from '../../features/open-game';
import styles from './tile-row.module.css';

export interface TileRowProps {
  title: string;
  /** An element at the end of the title's line. */
  action?: ReactNode;
  cards: readonly GameCard[];
  vendors: readonly Vendor[];
  /** Above the fold: rendered at once, with its images. */
  inView: boolean;
  /** The id of the game that is being opened. */
  opening: string | undefined;
  onOpen: OpenGame['open'];
}

/** The number of tiles that are visible before the row is scrolled. */
const VISIBLE = 4;

/** A title and a row of games that scrolls horizontally. */
export function TileRow({ title, action, cards, vendors, inView, opening, onOpen }: TileRowProps) {
  return (
    <Section title={title} action={action} className={classNames(styles.lane, !inView && styles.below)}>
      <ul className={styles.row}>
        {cards.map((card, at) => (
          <li key={card.gameId} className={styles.tile}>
            <GameCardTile
              card={card}
              vendorName={vendorName(vendors, card)}
              eager={inView && at < VISIBLE}
              busy={opening === card.gameId}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
