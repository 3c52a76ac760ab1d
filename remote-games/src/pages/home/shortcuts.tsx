import { useText } from '@tessera/shell/i18n';
import { Link } from '@tessera/shell/navigation';
import { Icon } from '@tessera/ui';
import { categoryIcon } from '../../common/categories/category-icon';
import { categoryName } from '../../common/categories/category-name';
import { categoryPath } from '../../common/categories/category-pages';
import styles from './shortcuts.module.css';

/** One tap to each category that has games. */
export function Shortcuts({ categories }: { categories: readonly string[] }) {
  const text = useText('games');
  return (
    <nav aria-label={text('categories')} className={styles.row}>
      {categories.map((category) => (
        <Link key={category} to={categoryPath(category)} className={styles.shortcut}>
          <span className={styles.sign}>
            <Icon path={categoryIcon(category)} size={26} />
          </span>
          <span className={styles.name}>{categoryName(text, category)}</span>
        </Link>
      ))}
    </nav>
  );
}
