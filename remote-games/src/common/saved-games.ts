import { type GameCard, keys, type StoredKey } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { currentSession, useSession } from '@tessera/shell/session';
import { createStore, type StoreApi, useStore } from '@tessera/shell/state';

/** The number of members that a shared device saves games for. The member who was here longest ago is removed first. */
const OWNERS = 5;
const VISITOR = 'visitor';

type ByOwner = Record<string, GameCard[]>;

/** Games that this device saves for each member, the latest first. */
export interface SavedGames {
  /** Saves a game as the latest one. */
  add(card: GameCard): void;
  remove(gameId: string): void;
  replace(games: readonly GameCard[]): void;
  /** The member's games now. */
  games(): readonly GameCard[];
  /** @returns the member's games; the same array until they change */
  useGames(): readonly GameCard[];
}

const none: readonly GameCard[] = [];

/** A record inherits fields, and a member may be called `constructor`. */
const gamesOf = (games: ByOwner, owner: string): readonly GameCard[] =>
  (Object.hasOwn(games, owner) && games[owner]) || none;

/** @returns a list of games under a key of local storage, with the `limit` latest games of each member */
export function savedGames(key: StoredKey<ByOwner>, limit: number): SavedGames {
  const stored = storedValue(key);
  let store: StoreApi<ByOwner> | undefined;
  const all = (): StoreApi<ByOwner> => {
    // On first use, because the home page loads this module without a need for all lists.
    store ??= createStore<ByOwner>(() => stored.get() ?? {});
    return store;
  };

  const change = (next: (games: readonly GameCard[]) => readonly GameCard[]) => {
    const owner = currentSession()?.id ?? VISITOR;
    const saved = all().getState();
    const others = Object.entries(saved).filter(([name]) => name !== owner);
    const owners = [...others, [owner, next(gamesOf(saved, owner)).slice(0, limit)] as const].slice(-OWNERS);
    const changed = Object.fromEntries(owners.map(([name, list]) => [name, [...list]]));
    all().setState(changed, true);
    stored.set(changed);
  };
  const without = (games: readonly GameCard[], gameId: string) =>
    games.filter((game) => game.gameId !== gameId);

  return {
    add: (card) => change((games) => [card, ...without(games, card.gameId)]),
    remove: (gameId) => change((games) => without(games, gameId)),
    replace: (games) => change(() => games),
    games: () => all().getState()[currentSession()?.id ?? VISITOR] ?? none,
    useGames() {
      const owner = useSession()?.id ?? VISITOR;
      return useStore(all(), (games) => gamesOf(games, owner));
    },
  };
}

/** The games that the member launched last for money, on this device. */
export const recentGames = savedGames(keys.recentGames, 20);

/** The member's favourites. This device keeps a copy of what the gateway has, if it keeps favourites. */
export const favouriteGames = savedGames(keys.favouriteGames, 200);
