import type { GameCard, GameLane } from '@tessera/contract';
import { shownCategory } from './house-category';
import { ordinalOf } from './ordinals';
import { vendorsOf } from './vendors';

/** A lane with what is derived from it (R3.33); its title is the category that it is shown under. */
export interface LaneData extends GameLane {
  /** Where its category stands among all categories. */
  readonly ordinal: number;
  /** Its place among the lanes that are there, from 0. */
  readonly sorting: number;
  /** Titles of the gateway's lanes that went into it, and the ordinal that they share. */
  readonly mapping: { readonly titles: readonly string[]; readonly ordinal: number };
  /** Vendor codes in the order in which they are offered as filters. */
  readonly vendorSorting: readonly string[];
  /** Whether there is anything in it to show. */
  readonly display: boolean;
}

/** Games in the order in which they came, each once. */
export const distinct = (cards: readonly GameCard[]): GameCard[] => [
  ...new Map(cards.map((card) => [card.gameId, card])).values(),
];

function merge(title: string, lanes: readonly GameLane[]): Omit<LaneData, 'sorting'> {
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
 * The gateway's lanes as they are shown: lanes of one category merged, in the order of the ordinals (R3.33, R9.35).
 * Lanes of equal ordinal keep the gateway's order.
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
