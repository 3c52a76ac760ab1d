import type { GameCard, GameLane } from '@tessera/contract';
import { arrangeLanes, distinct } from '../categories/arrange-lanes';
import { isMergedCategory } from '../categories/house-category';
import { type Vendor, vendorName, vendorsOf } from '../categories/vendors';
import { fold } from '../search/fold';

/** A game as the games page filters it. */
export interface ListedGame {
  readonly card: GameCard;
  readonly vendorName: string;
  /** Its name and its vendor's, folded for the search. */
  readonly folded: string;
}

export interface GameCollection {
  readonly games: readonly ListedGame[];
  /** In the order in which they are offered as filters. */
  readonly vendors: readonly Vendor[];
}

/** The games of an answer, each once, category by category. A merged category picks its own lanes out of all (R9.35). */
export function collectGames(lanes: readonly GameLane[], category: string | undefined): GameCollection {
  const arranged = arrangeLanes(lanes);
  const wanted = isMergedCategory(category) ? arranged.filter(({ title }) => title === category) : arranged;
  const vendors = vendorsOf(wanted);
  const games = distinct(wanted.flatMap(({ cards }) => cards)).map((card) => {
    const name = vendorName(vendors, card);
    return { card, vendorName: name, folded: fold(`${card.displayName} ${name}`) };
  });
  return { games, vendors };
}
