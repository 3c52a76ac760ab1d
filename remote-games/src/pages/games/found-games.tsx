import { matcher } from '@tessera/i18n/search';
import { useText } from '@tessera/shell/i18n';
import { useMemo } from 'react';
import type { CatalogueState } from './catalogue/catalogue';
import type { ListedGame } from './catalogue/collector';
import { useFavourites } from '../../common/favourite-games';
import { useOpenGame } from '../../features/open-game/use-open-game';
import styles from './found-games.module.css';
import { GameGrid } from './game-grid';
import { NothingFound, type NothingFoundProps } from './nothing-found';
import { RestOfGames } from './rest-of-games';

export interface FoundGamesProps
  extends Pick<NothingFoundProps, 'onClear' | 'onAll' | 'emptyTitle' | 'emptyText'> {
  games: readonly ListedGame[];
  vendor: string | undefined;
  search: string;
  /** Only games that can be tried for free, which is then what a tap does. */
  free: boolean;
  /** Where a game leads back to. */
  path: string;
  /** Whether more games are on their way; they are all there when absent. */
  coming?: CatalogueState['status'] | undefined;
  /** Asks for the games that could not be had. */
  onReload?: (() => void) | undefined;
}

/** Those games that the filters leave, and how many they are. */
export function FoundGames(props: FoundGamesProps) {
  const { games, vendor, search, free, path, coming = 'ready', onReload, ...nothing } = props;
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
  const isEmpty = found.length === 0 && coming === 'ready';
  return (
    <>
      <p role="status" className={styles.count}>
        {text('games_found', { count: found.length })}
      </p>
      {isEmpty && <NothingFound hasGames={games.length > 0} {...nothing} />}
      {found.length > 0 && (
        <GameGrid games={found} opening={opening} liked={ids} onOpen={open} onLike={toggle} />
      )}
      {coming !== 'ready' && <RestOfGames failed={coming === 'failed'} onReload={onReload} />}
    </>
  );
}
