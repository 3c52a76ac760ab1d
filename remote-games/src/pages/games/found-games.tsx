import { matcher } from '@tessera/i18n/search';
import { useText } from '@tessera/shell/i18n';
import { useMemo } from 'react';
import { useOpenGame } from '../../features/open-game';
import { useFavourites } from './favourites';
import styles from './found-games.module.css';
import { GameGrid } from './game-grid';
import type { ListedGame } from './game-list/collector';
import type { GameListState } from './game-list/game-list';
import { NothingFound, type NothingFoundProps } from './nothing-found';
import { RestOfGames } from './rest-of-games';

export interface FoundGamesProps
  extends Pick<NothingFoundProps, 'onClear' | 'onAll' | 'emptyTitle' | 'emptyText'> {
  games: readonly ListedGame[];
  vendor: string | undefined;
  search: string;
  /** Shows only games that can be tried for free; a tap then opens the trial. */
  free: boolean;
  /** The in-app path that a game leads back to. */
  path: string;
  /** Whether more games are being loaded; absent if all games are loaded. */
  loading?: GameListState['status'] | undefined;
  /** Retries to load the missing games. */
  onReload?: (() => void) | undefined;
}

/** The games that match the filters, with their number. */
export function FoundGames(props: FoundGamesProps) {
  const { games, vendor, search, free, path, loading = 'ready', onReload, ...nothing } = props;
  const text = useText('games');
  const { opening, open } = useOpenGame(path, { free });
  const { ids, toggle } = useFavourites();
  const found = useMemo(() => {
    const matches = matcher(search);
    return games.filter(
      ({ card, folded }) =>
        (!free || card.freeplay) && (!vendor || card.vendor === vendor) && matches(folded),
    );
  }, [games, vendor, search, free]);
  const isEmpty = found.length === 0 && loading === 'ready';
  return (
    <>
      <p role="status" className={styles.count}>
        {text('games_found', { count: found.length })}
      </p>
      {isEmpty && <NothingFound hasGames={games.length > 0} {...nothing} />}
      {found.length > 0 && (
        <GameGrid games={found} opening={opening} liked={ids} onOpen={open} onLike={toggle} />
      )}
      {loading !== 'ready' && <RestOfGames failed={loading === 'failed'} onReload={onReload} />}
    </>
  );
}
