import likedIcon from '@phosphor-icons/core/assets/fill/heart-fill.svg';
import allIcon from '@phosphor-icons/core/assets/fill/squares-four-fill.svg';
import { useText } from '@tessera/shell/i18n';
import { Tabs } from '@tessera/ui';
import { useMemo } from 'react';
import { arrangeLanes } from '../../common/categories/arrange-lanes';
import { categoryIcon } from '../../common/categories/category-icon';
import { categoryName } from '../../common/categories/category-name';
import { FAVOURITES, isFavourites } from '../../common/categories/favourites';
import { firstGames } from '../../common/requests';
import { useGames } from '../../common/use-games';

const ALL = '';

export interface CategoryTabsProps {
  /** Absent: all categories. */
  active: string | undefined;
  onSelect: (category: string | undefined) => void;
}

/** The categories to choose from; the active one is there from the start, the others once they are known. */
export function CategoryTabs({ active, onSelect }: CategoryTabsProps) {
  const text = useText('games');
  const { value } = useGames(firstGames);
  const known = useMemo(
    () => arrangeLanes(value?.data.lanes ?? []).flatMap((lane) => (lane.display ? lane.title : [])),
    [value],
  );
  const isKnown = active === undefined || isFavourites(active) || known.includes(active);
  const categories = isKnown ? known : [active, ...known];
  const items = [
    { id: ALL, label: text('all'), icon: allIcon },
    { id: FAVOURITES, label: categoryName(text, FAVOURITES), icon: likedIcon },
    ...categories.map((id) => ({ id, label: categoryName(text, id), icon: categoryIcon(id) })),
  ];
  return (
    // Anew once all are known: the active one must stand in the middle of those that came around it.
    <Tabs
      key={items.length}
      label={text('categories')}
      items={items}
      active={active ?? ALL}
      onSelect={(id) => onSelect(id || undefined)}
    />
  );
}
