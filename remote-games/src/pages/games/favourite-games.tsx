import { useText } from '@tessera/shell/i18n';
import { useMemo } from 'react';
import { collected } from './catalogue/collector';
import { favouriteGames } from '../../common/favourite-games';
import { FilteredGames, type FilteredGamesProps } from './filtered-games';

/** The games that the member likes. */
export function FavouriteGames(props: Omit<FilteredGamesProps, 'games' | 'emptyTitle' | 'emptyText'>) {
  const text = useText('games');
  const cards = favouriteGames.useGames();
  const games = useMemo(() => collected(cards), [cards]);
  return (
    <FilteredGames
      {...props}
      games={games}
      emptyTitle={text('favourites_none')}
      emptyText={text('favourites_none_text')}
    />
  );
}
