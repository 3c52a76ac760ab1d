import likedIcon from '@phosphor-icons/core/assets/fill/heart-fill.svg';
import allIcon from '@phosphor-icons/core/assets/fill/squares-four-fill.svg';
import { useText } from '@tessera/shell/i18n';
import { Tabs } from '@tessera/ui';
import {
  categoryIcon,
  categoryName,
  FAVOURITES,
  isFavourites,
  type ShownCategory,
} from '../../common/categories';
import { useLanes } from '../../common/use-lanes';

const ALL = '';

export interface CategoryTabsProps {
  /** Absent: all categories. */
  active: ShownCategory | undefined;
  onSelect: (category: ShownCategory | undefined) => void;
}

/** The tabs of all categories with games. Until these are loaded, only the active category has a tab. */
export function CategoryTabs({ active, onSelect }: CategoryTabsProps) {
  const text = useText('games');
  const { value: lanes = [] } = useLanes();
  const known = lanes.map(({ title }) => title);
  const isKnown = active === undefined || isFavourites(active) || known.includes(active);
  const categories = isKnown ? known : [active, ...known];
  const shown: readonly ShownCategory[] = [FAVOURITES, ...categories];
  const items = [
    { id: ALL, label: text('all'), icon: allIcon },
    { id: FAVOURITES, label: categoryName(text, FAVOURITES), icon: likedIcon },
    ...categories.map((id) => ({ id, label: categoryName(text, id), icon: categoryIcon(id) })),
  ];
  return (
    // A new instance once all tabs are known, because it scrolls the active tab to the middle when it mounts.
    <Tabs
      key={items.length}
      label={text('categories')}
      items={items}
      active={active ?? ALL}
      onSelect={(id) => onSelect(shown.find((category) => category === id))}
    />
  );
}
