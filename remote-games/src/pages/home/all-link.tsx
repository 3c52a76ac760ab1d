import caret from '@phosphor-icons/core/assets/bold/caret-right-bold.svg';
import { useText } from '@tessera/shell/i18n';
import { Link } from '@tessera/shell/navigation';
import { Icon, VisuallyHidden } from '@tessera/ui';
import { categoryPath } from '../../common/categories/category-pages';
import styles from './all-link.module.css';

export interface AllLinkProps {
  category: string;
  /** What a member reads for the category. */
  name: string;
  /** How many games it has; not said when absent. */
  count?: number | undefined;
}

/** The way from a lane to all games of its category. */
export function AllLink({ category, name, count }: AllLinkProps) {
  const text = useText('games');
  return (
    <Link to={categoryPath(category)} className={styles.link}>
      {text('all')}
      {count !== undefined && <span className={styles.count}>{count}</span>}
      <VisuallyHidden>{name}</VisuallyHidden>
      <Icon path={caret} size={14} mirror />
    </Link>
  );
}
