import { type GameCard, type GameLane, gameCard } from '@tessera/contract';
import { fold } from '@tessera/i18n/search';
import { type Vendor, vendorName, vendorsOf } from '../../../common/categories';

/** A game with what the games page filters by. */
export interface ListedGame {
  readonly card: GameCard;
  readonly vendorName: string;
  /** The names of the game and its vendor, folded for the search. */
  readonly folded: string;
}

export interface GameCollection {
  readonly games: readonly ListedGame[];
  /** In the order of the filters. */
  readonly vendors: readonly Vendor[];
}

const fields = Object.keys(gameCard.entries) as readonly (keyof GameCard)[];
const isSameList = <Item>(one: readonly Item[], other: readonly Item[]) =>
  one.length === other.length && one.every((item, at) => item === other[at]);
const vendorKey = ({ vendor, name }: Vendor) => JSON.stringify([vendor, name]);
const isSameCard = (one: GameCard, other: GameCard) => fields.every((name) => one[name] === other[name]);

/** Collects games and vendors from several answers, each once. */
export class Collector {
  readonly #games = new Map<string, ListedGame>();
  readonly #vendors = new Map<string, string>();
  readonly #previous: GameCollection;
  readonly #previousGames: ReadonlyMap<string, ListedGame>;

  /** @param previous an earlier collection. Unchanged games are taken from it: folded already, and with equal identity */
  constructor(previous: GameCollection = { games: [], vendors: [] }) {
    this.#previous = previous;
    this.#previousGames = new Map(previous.games.map((game) => [game.card.gameId, game]));
  }

  /** @returns how many games of the lanes are new in this collection */
  add(lanes: readonly GameLane[]): number {
    const before = this.#games.size;
    const vendors = vendorsOf(lanes);
    for (const { vendor, name } of vendors) if (!this.#vendors.has(vendor)) this.#vendors.set(vendor, name);
    for (const card of lanes.flatMap((lane) => lane.cards)) {
      if (!this.#games.has(card.gameId)) this.#games.set(card.gameId, this.#listed(card, vendors));
    }
    return this.#games.size - before;
  }

  #listed(card: GameCard, vendors: readonly Vendor[]): ListedGame {
    const name = vendorName(vendors, card);
    const known = this.#previousGames.get(card.gameId);
    if (known?.vendorName === name && isSameCard(known.card, card)) return known;
    return { card, vendorName: name, folded: fold(`${card.displayName} ${name}`) };
  }

  /** @returns what was collected; the previous collection itself if nothing has changed, so that no tile renders again */
  collection(): GameCollection {
    const games = [...this.#games.values()];
    const vendors = [...this.#vendors].map(([vendor, name]) => ({ vendor, name }));
    const isUnchanged =
      isSameList(games, this.#previous.games) &&
      isSameList(vendors.map(vendorKey), this.#previous.vendors.map(vendorKey));
    return isUnchanged ? this.#previous : { games, vendors };
  }
}

/** @returns a collection of games that are already in memory */
export function collectionOf(cards: readonly GameCard[]): GameCollection {
  const collector = new Collector();
  collector.add([{ title: '', cards: [...cards], gameClassify: [], gameCount: cards.length }]);
  return collector.collection();
}
