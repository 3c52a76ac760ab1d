import magnifier from '@phosphor-icons/core/assets/bold/magnifying-glass-bold.svg';
import { useText } from '@tessera/shell/i18n';
import { Link } from '@tessera/shell/navigation';
import { Icon } from '@tessera/ui';
import { categoryIcon, categoryName, type GameCategory } from '../../common/categories';
import { gamesPath, paths } from '../../common/paths';
import { Sideways } from '../../common/sideways';
import styles from './shortcuts.module.css';

interface ShortcutProps {
  /** In-app path. */
  to: string;
  /** The outline for `<Icon>`. */
  icon: string;
  name: string;
}

/** A link with an icon above or beside its name, as the template has it. */
function Shortcut({ to, icon, name }: ShortcutProps) {
  return (
    <Link to={to} className={styles.shortcut}>
      <span className={styles.sign}>
        <Icon path={icon} size={26} />
      </span>
      <span className={styles.name}>{name}</span>
    </Link>
  );
}

/** The ways to the games: the search, and each category that has games. */
export function Shortcuts({ categories }: { categories: readonly GameCategory[] }) {
  const text = useText('games');
  return (
    <Sideways>
      <nav aria-label={text('categories')} className={styles.row}>
        <Shortcut to={paths.search} icon={magnifier} name={text('search')} />
        {categories.map((category) => (
          <Shortcut
            key={category}
            to={gamesPath({ category })}
            icon={categoryIcon(category)}
            name={categoryName(text, category)}
          />
        ))}
      </nav>
    </Sideways>
  );
}
