import type { GameCard } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { classNames, Section } from '@tessera/ui';
import type { LaneData } from '../categories/arrange-lanes';
import { categoryName } from '../categories/category-name';
import { vendorName } from '../categories/vendors';
import { GameCardTile } from '../game-card/game-card-tile';
import { AllLink } from './all-link';
import styles from './lane.module.css';

export interface LaneProps {
  lane: LaneData;
  /** Above the fold: rendered and its images fetched at once. */
  inView: boolean;
  /** Id of the game that is being opened. */
  opening: string | undefined;
  onOpen: (card: GameCard) => void;
}

/** So many tiles of a lane can be seen without scrolling it. */
const VISIBLE = 4;

/** One category: its name, how many games it has, the way to all of them, and the first in a row. */
export function Lane({ lane, inView, opening, onOpen }: LaneProps) {
  const text = useText('games');
  const name = categoryName(text, lane.title);
  return (
    <Section
      title={name}
      action={<AllLink category={lane.title} name={name} count={lane.gameCount} />}
      className={classNames(styles.lane, !inView && styles.below)}
    >
      <ul className={styles.row}>
        {lane.cards.map((card, at) => (
          <li key={card.gameId} className={styles.tile}>
            <GameCardTile
              card={card}
              vendorName={vendorName(lane.gameClassify, card)}
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
