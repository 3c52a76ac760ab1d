import { type TextKey, useText } from '@tessera/shell/i18n';
import { Link } from '@tessera/shell/navigation';
import { Icon } from '@tessera/ui';
import styles from './money-actions.module.css';

export interface MoneyAction {
  /** Key of the text in the catalog. */
  readonly label: TextKey<'member'>;
  /** Outline of the icon. */
  readonly icon: string;
  readonly to: string;
}

/** Links to money pages, side by side. Renders nothing without actions. */
export function MoneyActions({ actions }: { actions: readonly MoneyAction[] }) {
  const text = useText('member');
  if (actions.length === 0) return null;
  return (
    <nav aria-label={text('quick_actions')} className={styles.actions} data-offers="none">
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
