import { useText } from '@tessera/shell/i18n';
import { useSession } from '@tessera/shell/session';
import { useSite } from '@tessera/shell/site';
import { Page, SearchField } from '@tessera/ui';
import { useDeferredValue, useMemo } from 'react';
import { Balance } from '../../common/balance';
import { categoryName, type GameCategory, isFavourites, OTHER } from '../../common/categories';
import { menuPicture, Picture } from '../../common/images';
import { favouriteGames } from '../../common/saved-games';
import { CategoryGames } from './category-games';
import styles from './category-strip.module.css';
import { CategoryTabs } from './category-tabs';
import { useMemberFavourites } from './favourites';
import { FilteredGames, type FilteredGamesProps } from './filtered-games';
import { collectionOf } from './game-list/collector';
import { useFilter } from './use-filter';

/** The picture of a category, above its games. */
function CategoryStrip({ category }: { category: GameCategory }) {
  const currency = useSite((site) => site.currency);
  return (
    <div className={styles.strip}>
      <Picture key={category} image={menuPicture(category, currency)} width={600} height={180} eager />
    </div>
  );
}

function FavouriteGames(props: Omit<FilteredGamesProps, 'games' | 'emptyTitle' | 'emptyText'>) {
  const text = useText('games');
  const cards = favouriteGames.useGames();
  const games = useMemo(() => collectionOf(cards), [cards]);
  return (
    <FilteredGames
      {...props}
      games={games}
      emptyTitle={text('favourites_none')}
      emptyText={text('favourites_none_text')}
    />
  );
}

/** All games by category, vendor and name, and the member's favourites (R2.11). */
export default function GamesPage() {
  const text = useText('games');
  const session = useSession();
  useMemberFavourites();
  const { filter, path, isSearchOpened, change } = useFilter();
  const { category, vendor, free } = filter;
  const search = useDeferredValue(filter.search);
  const games = {
    vendor,
    search,
    free,
    path,
    onVendor: (next: string | undefined) => change({ vendor: next }),
    onFree: (next: boolean) => change({ free: next }),
    onClear: () => change({ vendor: undefined, free: false, search: '' }),
    onAll: () => change({ category: undefined, vendor: undefined, free: false }),
  };
  const showsFavourites = isFavourites(category);
  return (
    <Page
      title={category === undefined ? text('games') : categoryName(text, category)}
      actions={session && <Balance />}
    >
      <SearchField
        label={text('search')}
        clearLabel={text('search_clear')}
        autoFocus={isSearchOpened}
        value={filter.search}
        onChange={(typed) => change({ search: typed })}
      />
      <CategoryTabs active={category} onSelect={(next) => change({ category: next, vendor: undefined })} />
      {category !== undefined && category !== OTHER && !showsFavourites && (
        <CategoryStrip category={category} />
      )}
      {showsFavourites ? (
        <FavouriteGames {...games} />
      ) : (
        <CategoryGames key={category} category={category} {...games} />
      )}
    </Page>
  );
}
