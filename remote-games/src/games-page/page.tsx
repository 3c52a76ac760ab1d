import { useText } from '@tessera/shell/i18n';
import { Page, SearchField } from '@tessera/ui';
import { useDeferredValue } from 'react';
import { categoryName } from '../categories/category-name';
import { CategoryGames } from './category-games';
import { CategoryTabs } from './category-tabs';
import { useFilter } from './use-filter';

/** All games: by category, by vendor, and by name (R2.11). */
export default function GamesPage() {
  const text = useText('games');
  const { filter, path, change } = useFilter();
  const { category, vendor } = filter;
  const search = useDeferredValue(filter.search);
  return (
    <Page title={category === undefined ? text('games') : categoryName(text, category)}>
      <SearchField
        label={text('search')}
        clearLabel={text('search_clear')}
        value={filter.search}
        onChange={(typed) => change({ search: typed })}
      />
      <CategoryTabs active={category} onSelect={(next) => change({ category: next, vendor: undefined })} />
      <CategoryGames
        key={category}
        category={category}
        vendor={vendor}
        search={search}
        path={path}
        onVendor={(next) => change({ vendor: next })}
        onClear={() => change({ vendor: undefined, search: '' })}
        onAll={() => change({ category: undefined, vendor: undefined })}
      />
    </Page>
  );
}
