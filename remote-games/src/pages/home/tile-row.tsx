import type { GameCard } from '@tessera/contract';
import { classNames, Section } from '@tessera/ui';
import type { ReactNode } from 'react';
import { type Vendor, vendorName } from '../../common/categories/vendors';
import { GameCardTile } from '../../common/game-card-tile';
import type { OpenGame } from '../../features/open-game/use-open-game';
import styles from './tile-row.module.css';

export interface TileRowProps {
  title: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  cards: readonly GameCard[];
  vendors: readonly Vendor[];
  /** Above the fold: rendered and its images fetched at once. */
  inView: boolean;
  /** Id of the game that is being opened. */
  opening: string | undefined;
  onOpen: OpenGame['open'];
}

/** So many tiles of a row can be seen without scrolling it. */
const VISIBLE = 4;

/** Games in a row that scrolls sideways, under a title. */
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
