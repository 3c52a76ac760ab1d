import { useText } from '@tessera/shell/i18n';
import { Link } from '@tessera/shell/navigation';
import { Icon } from '@tessera/ui';
import styles from './money-actions.module.css';

export interface MoneyAction {
  /** Key of its text. */
  readonly label: string;
  /** Outline of its icon. */
  readonly icon: string;
  readonly to: string;
}

/** What a member can do with their money, side by side; nothing when that is nothing. */
export function MoneyActions({ actions }: { actions: readonly MoneyAction[] }) {
  const text = useText('member');
  if (actions.length === 0) return null;
  return (
    <nav aria-label={text('quick_actions')} className={styles.actions}>
      {actions.map(({ label, icon, to }) => (
        <Link key={to} to={to} className={styles.action}>
          <span className={styles.sign}>
            <Icon path={icon} size={22} />
          </span>
          {text(label)}
        </Link>
      ))}
    </nav>
  );
}
