import type { GameCard, StoredKey } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { currentSession, useSession } from '@tessera/shell/session';
import { useSyncExternalStore } from 'react';

/** A phone may be shared; beyond this many the one who was here longest ago is forgotten. */
const OWNERS = 5;
const VISITOR = 'visitor';

type ByOwner = Record<string, GameCard[]>;

/** Games that this device keeps for each member, the latest first. */
export interface KeptGames {
  /** Puts a game in front. */
  add(card: GameCard): void;
  remove(gameId: string): void;
  /** Those of the member, kept up to date; the same list as long as nothing changes. */
  useGames(): readonly GameCard[];
}

const none: readonly GameCard[] = [];

/** A list of games at a key of local storage, cut to its `limit` latest for each member. */
export function keptGames(key: StoredKey<ByOwner>, limit: number): KeptGames {
  const stored = storedValue(key);
  const listeners = new Set<() => void>();
  let known: ByOwner | undefined;
  const all = (): ByOwner => {
    known ??= stored.get() ?? {};
    return known;
  };

  const change = (next: (games: readonly GameCard[]) => readonly GameCard[]) => {
    const owner = currentSession()?.id ?? VISITOR;
    const { [owner]: games = none, ...others } = all();
    const owners = [...Object.entries(others), [owner, next(games).slice(0, limit)] as const].slice(-OWNERS);
    known = Object.fromEntries(owners.map(([name, list]) => [name, [...list]]));
    stored.set(known);
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const without = (games: readonly GameCard[], gameId: string) =>
    games.filter((game) => game.gameId !== gameId);

  return {
    add: (card) => change((games) => [card, ...without(games, card.gameId)]),
    remove: (gameId) => change((games) => without(games, gameId)),
    useGames() {
      const owner = useSession()?.id ?? VISITOR;
      return useSyncExternalStore(subscribe, () => all()[owner] ?? none);
    },
  };
}
