import { type GameCard, keys, type StoredKey } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { currentSession, useSession } from '@tessera/shell/session';
import { createStore, type StoreApi, useStore } from '@tessera/shell/state';
import { useCallback, useMemo } from 'react';

/** The number of members that a shared device saves games for. The member who was here longest ago is removed first. */
const OWNERS = 5;
const VISITOR = 'visitor';

type ByOwner = Record<string, GameCard[]>;

/** Games that this device saves for each member, the latest first. */
export interface SavedGames {
  /** Saves a game as the latest one. */
  add(card: GameCard): void;
  remove(gameId: string): void;
  /** @returns the member's games; the same array until they change */
  useGames(): readonly GameCard[];
}

const none: readonly GameCard[] = [];

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
    const { [owner]: games = none, ...others } = all().getState();
    const owners = [...Object.entries(others), [owner, next(games).slice(0, limit)] as const].slice(-OWNERS);
    const saved = Object.fromEntries(owners.map(([name, list]) => [name, [...list]]));
    all().setState(saved, true);
    stored.set(saved);
  };
  const without = (games: readonly GameCard[], gameId: string) =>
    games.filter((game) => game.gameId !== gameId);

  return {
    add: (card) => change((games) => [card, ...without(games, card.gameId)]),
    remove: (gameId) => change((games) => without(games, gameId)),
    useGames() {
      const owner = useSession()?.id ?? VISITOR;
      return useStore(all(), (games) => games[owner] ?? none);
    },
  };
}

/** The games that the member launched last for money, on this device. */
export const recentGames = savedGames(keys.recentGames, 20);

/** The member's favourites, on this device. */
export const favouriteGames = savedGames(keys.favouriteGames, 200);

export interface Favourites {
  readonly ids: ReadonlySet<string>;
  /** Adds a game to the favourites or removes it. The same function until the favourites change. */
  toggle(card: GameCard): void;
}

/** Watches which games are favourites of the member. */
export function useFavourites(): Favourites {
  const games = favouriteGames.useGames();
  const ids = useMemo(() => new Set(games.map(({ gameId }) => gameId)), [games]);
  const toggle = useCallback(
    (card: GameCard) =>
      ids.has(card.gameId) ? favouriteGames.remove(card.gameId) : favouriteGames.add(card),
    [ids],
  );
  return { ids, toggle };
}
