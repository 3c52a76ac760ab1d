import type { GameLane } from '@tessera/contract';
import { categoryOf, type GameCategory, OTHER, type ShownCategory } from './categories';

/** The vendor code of the platform's own games, and the code of the category that they are shown in. */
export const HOUSE = 'TCG';

export const mergedIntoHouse: readonly string[] = ['RNG', 'PVP'];

/** Whether a category is merged from lanes of other categories. All lanes are needed to fill it. */
export const isMergedCategory = (category: ShownCategory): boolean =>
  category === HOUSE || category === OTHER;

/**
 * The category that a lane of the gateway is shown in (R9.35, "RNG and PVP merged into TCG").
 *
 * We read this rule as follows. TCG is a vendor and a position in the order of categories. Slots and duels of the
 * vendor TCG form one category of that name. Slots and duels of other vendors keep their categories, because these have
 * pages of their own (/m/rng, /m/pvp). The rule applies to whole lanes, not to single games: a lane contains only its
 * first games, but its count is the count of all, so only whole lanes keep the counts right. A lane belongs to TCG if
 * it has no other vendor.
 */
export function shownCategory(lane: GameLane): GameCategory {
  const category = categoryOf(lane.title);
  if (!mergedIntoHouse.includes(category)) return category;
  const vendors = [...lane.gameClassify, ...lane.cards].map(({ vendor }) => vendor);
  return vendors.length > 0 && vendors.every((vendor) => vendor === HOUSE) ? HOUSE : category;
}
