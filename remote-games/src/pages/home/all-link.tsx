import caret from '@phosphor-icons/core/assets/bold/caret-right-bold.svg';
import { useText } from '@tessera/shell/i18n';
import { Link } from '@tessera/shell/navigation';
import { Icon, VisuallyHidden } from '@tessera/ui';
import type { GameCategory } from '../../common/categories';
import { gamesPath } from '../../common/paths';
import styles from './all-link.module.css';

export interface AllLinkProps {
  category: GameCategory;
  /** The category's name in the member's language. */
  name: string;
  /** The number of its games; not shown if absent. */
  count?: number | undefined;
}

/** The link from a lane to all games of its category. */
export function AllLink({ category, name, count }: AllLinkProps) {
  const text = useText('games');
  return (
    <Link to={gamesPath({ category })} className={styles.link}>
      {text('all')}
      {count !== undefined && <span className={styles.count}>{count}</span>}
      <VisuallyHidden>{name}</VisuallyHidden>
      <Icon path={caret} size={14} mirror />
    </Link>
  );
}
