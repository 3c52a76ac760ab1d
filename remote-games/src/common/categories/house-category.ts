import type { GameLane } from '@tessera/contract';

/** Vendor code of the platform's own games, and the category that they are shown under. */
export const HOUSE = 'TCG';

const merged: readonly string[] = ['RNG', 'PVP'];

/** Whether a category has no lane of the gateway behind it, so that all lanes are needed to fill it. */
export const isMergedCategory = (category: string | undefined): boolean => category === HOUSE;

/**
 * The category under which a lane of the gateway is shown (R9.35, "RNG and PVP merged into TCG").
 *
 * Our reading: TCG is a vendor as well as a place in the order of categories. Slots and duels that TCG itself makes
 * are one category of that name; slots and duels of other vendors keep theirs, since they have pages of their own
 * (/m/rng, /m/pvp). The rule works on whole lanes, not on single cards, because only then do the counts stay true: a
 * lane is cut to its first cards, but its count is for all of them. So a lane counts as the house's when TCG is the
 * only vendor in it.
 */
export function shownCategory(lane: GameLane): string {
  if (!merged.includes(lane.title)) return lane.title;
  const vendors = [...lane.gameClassify, ...lane.cards].map(({ vendor }) => vendor);
  return vendors.length > 0 && vendors.every((vendor) => vendor === HOUSE) ? HOUSE : lane.title;
}
