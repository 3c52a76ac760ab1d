import type { GameCard, GameLane } from '@tessera/contract';
import { type GameCategory, ordinalOf } from './categories';
import { shownCategory } from './merged-categories';
import { vendorsOf } from './vendors';

/** A lane with what is derived from it (R3.33). `title` is the category that the lane is shown in. */
export interface LaneData extends Omit<GameLane, 'title'> {
  readonly title: GameCategory;
  /** The position of its category among all categories. */
  readonly ordinal: number;
  /** The index of the lane among the lanes of the answer. */
  readonly sorting: number;
  /** The titles of the gateway's lanes that were merged into it, and their common ordinal. */
  readonly mapping: { readonly titles: readonly string[]; readonly ordinal: number };
  /** Vendor codes in the order of the filters. */
  readonly vendorSorting: readonly string[];
  /** Whether the lane has any games. */
  readonly display: boolean;
}

/** @returns the games in their order, each once */
const distinct = (cards: readonly GameCard[]): GameCard[] => [
  ...new Map(cards.map((card) => [card.gameId, card])).values(),
];

function merge(title: GameCategory, lanes: readonly GameLane[]): Omit<LaneData, 'sorting'> {
  const ordinal = ordinalOf(title);
  const cards = distinct(lanes.flatMap((lane) => lane.cards));
  const gameClassify = vendorsOf(lanes);
  const counted = lanes.reduce((sum, lane) => sum + lane.gameCount, 0);
  return {
    title,
    cards,
    gameClassify,
    gameCount: Math.max(counted, cards.length),
    ordinal,
    mapping: { titles: lanes.map((lane) => lane.title), ordinal },
    vendorSorting: gameClassify.map(({ vendor }) => vendor),
    display: cards.length > 0,
  };
}

/**
 * Merges the gateway's lanes of one category and sorts them by ordinal (R3.33, R9.35). Lanes with equal ordinals keep
 * the gateway's order.
 */
export function arrangeLanes(lanes: readonly GameLane[]): LaneData[] {
  const categories = [...new Set(lanes.map(shownCategory))];
  return categories
    .map((title) =>
      merge(
        title,
        lanes.filter((lane) => shownCategory(lane) === title),
      ),
    )
    .sort((one, other) => one.ordinal - other.ordinal)
    .map((lane, sorting) => ({ ...lane, sorting }));
}
