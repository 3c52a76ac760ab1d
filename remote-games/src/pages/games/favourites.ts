import { changeFavourites, favouriteList, type GameCard } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { currentSession, useSession } from '@tessera/shell/session';
import { currentSite, useSite } from '@tessera/shell/site';
import { useCallback, useEffect, useMemo } from 'react';
import { favouriteGames } from '../../common/saved-games';

interface Favourites {
  readonly ids: ReadonlySet<string>;
  /** Adds a game to the favourites or removes it. The same function until the favourites change. */
  toggle(card: GameCard): void;
}

const silent = { alert: false } as const;

/** Changes of this page. An answer that was asked for before the last one is out of date. */
let changes = 0;

const set = (card: GameCard, liked: boolean) =>
  liked ? favouriteGames.add(card) : favouriteGames.remove(card.gameId);

/** Likes a game or not, on this device at once, and with the gateway, which may refuse it. */
async function like(card: GameCard, liked: boolean): Promise<void> {
  changes += 1;
  set(card, liked);
  if (!currentSession() || !currentSite().favourites) return;
  const ids = [card.gameId];
  const change = liked ? { add: ids, remove: [] } : { add: [], remove: ids };
  await call(changeFavourites, change, silent).catch(() => set(card, !liked));
}

/** Watches which games are favourites of the member. */
export function useFavourites(): Favourites {
  const games = favouriteGames.useGames();
  const ids = useMemo(() => new Set(games.map(({ gameId }) => gameId)), [games]);
  const toggle = useCallback((card: GameCard) => void like(card, !ids.has(card.gameId)), [ids]);
  return { ids, toggle };
}

/**
 * Replaces the favourites of this device by those that the gateway keeps for the member. If it has none yet, it gets those
 * of this device. Without an answer, this device keeps its own.
 */
export function useMemberFavourites(): void {
  const member = useSession()?.id;
  const isOffered = useSite((site) => site.favourites);
  useEffect(() => {
    if (member === undefined || !isOffered) return;
    const asked = changes;
    const controller = new AbortController();
    const load = async () => {
      const { games } = await call(favouriteList, {}, { ...silent, signal: controller.signal });
      if (asked !== changes || controller.signal.aborted) return;
      const own = favouriteGames.games();
      if (games.length > 0) favouriteGames.replace(games);
      else if (own.length > 0)
        await call(changeFavourites, { add: own.map(({ gameId }) => gameId), remove: [] }, silent);
    };
    load().catch(() => undefined);
    return () => controller.abort();
  }, [member, isOffered]);
}
