import { type GameCard, keys } from '@tessera/contract';
import { useCallback, useMemo } from 'react';
import { keptGames } from './kept-games';

/** What the member likes, on this device. */
export const favouriteGames = keptGames(keys.favouriteGames, 200);

export interface Favourites {
  readonly ids: ReadonlySet<string>;
  /** Likes a game, or no longer. The same function as long as nothing changes. */
  toggle(card: GameCard): void;
}

/** Which games the member likes, kept up to date. */
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
