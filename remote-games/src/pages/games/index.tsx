import { useText } from '@tessera/shell/i18n';
import { Page, SearchField } from '@tessera/ui';
import { useDeferredValue } from 'react';
import { categoryName } from '../../common/categories/category-name';
import { isFavourites } from '../../common/categories/favourites';
import { CategoryGames } from './category-games';
import { CategoryStrip } from './category-strip';
import { CategoryTabs } from './category-tabs';
import { FavouriteGames } from './favourite-games';
import { useFilter } from './use-filter';

/** All games: by category, by vendor, by name, and those that the member likes (R2.11). */
export default function GamesPage() {
  const text = useText('games');
  const { filter, path, change } = useFilter();
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
  const isLiked = isFavourites(category);
  return (
    <Page title={category === undefined ? text('games') : categoryName(text, category)}>
      <SearchField
        label={text('search')}
        clearLabel={text('search_clear')}
        value={filter.search}
        onChange={(typed) => change({ search: typed })}
      />
      <CategoryTabs active={category} onSelect={(next) => change({ category: next, vendor: undefined })} />
      {category !== undefined && !isLiked && <CategoryStrip category={category} />}
      {isLiked ? (
        <FavouriteGames {...games} />
      ) : (
        <CategoryGames key={category} category={category} {...games} />
      )}
    </Page>
  );
}
