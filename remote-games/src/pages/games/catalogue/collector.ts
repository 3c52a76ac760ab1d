import type { GameCard, GameLane } from '@tessera/contract';
import { fold } from '@tessera/i18n/search';
import { type Vendor, vendorName, vendorsOf } from '../../../common/categories/vendors';

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

const listed = (card: GameCard, vendors: readonly Vendor[]): ListedGame => {
  const name = vendorName(vendors, card);
  return { card, vendorName: name, folded: fold(`${card.displayName} ${name}`) };
};

/** Gathers games as they come, each once. */
export class Collector {
  readonly #games = new Map<string, ListedGame>();
  readonly #vendors = new Map<string, string>();

  /** Takes some lanes in; gives how many of their games were new. */
  add(lanes: readonly GameLane[]): number {
    const before = this.#games.size;
    const vendors = vendorsOf(lanes);
    for (const { vendor, name } of vendors) if (!this.#vendors.has(vendor)) this.#vendors.set(vendor, name);
    for (const card of lanes.flatMap((lane) => lane.cards)) {
      if (!this.#games.has(card.gameId)) this.#games.set(card.gameId, listed(card, vendors));
    }
    return this.#games.size - before;
  }

  collection(): GameCollection {
    return {
      games: [...this.#games.values()],
      vendors: [...this.#vendors].map(([vendor, name]) => ({ vendor, name })),
    };
  }
}

/** The same for cards that are there already. */
export function collected(cards: readonly GameCard[]): GameCollection {
  const collector = new Collector();
  collector.add([{ title: '', cards: [...cards], gameClassify: [], gameCount: cards.length }]);
  return collector.collection();
}
