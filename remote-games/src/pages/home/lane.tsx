import { useText } from '@tessera/shell/i18n';
import type { LaneData } from '../../common/categories/arrange-lanes';
import { categoryName } from '../../common/categories/category-name';
import type { OpenGame } from '../../features/open-game/use-open-game';
import { AllLink } from './all-link';
import { TileRow } from './tile-row';

export interface LaneProps extends OpenGame {
  lane: LaneData;
  /** Above the fold: rendered and its images fetched at once. */
  inView: boolean;
}

/** One category: its name, how many games it has, the way to all of them, and the first in a row. */
export function Lane({ lane, inView, opening, open }: LaneProps) {
  const text = useText('games');
  const name = categoryName(text, lane.title);
  return (
    <TileRow
      title={name}
      action={<AllLink category={lane.title} name={name} count={lane.gameCount} />}
      cards={lane.cards}
      vendors={lane.gameClassify}
      inView={inView}
      opening={opening}
      onOpen={open}
    />
  );
}
