import { useText } from '@tessera/shell/i18n';
import { Link } from '@tessera/shell/navigation';
import { Icon } from '@tessera/ui';
import { categoryIcon, categoryName, type GameCategory } from '../../common/categories';
import { gamesPath } from '../../common/paths';
import { Sideways } from '../../common/sideways';
import styles from './shortcuts.module.css';

/** A link with an icon for each category that has games. */
export function Shortcuts({ categories }: { categories: readonly GameCategory[] }) {
  const text = useText('games');
  return (
    <Sideways>
      <nav aria-label={text('categories')} className={styles.row}>
        {categories.map((category) => (
          <Link key={category} to={gamesPath({ category })} className={styles.shortcut}>
            <span className={styles.sign}>
              <Icon path={categoryIcon(category)} size={26} />
            </span>
            <span className={styles.name}>{categoryName(text, category)}</span>
          </Link>
        ))}
      </nav>
    </Sideways>
  );
}
