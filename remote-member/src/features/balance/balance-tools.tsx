import refreshIcon from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg';
import eye from '@phosphor-icons/core/assets/regular/eye.svg';
import eyeSlash from '@phosphor-icons/core/assets/regular/eye-slash.svg';
import { useText } from '@tessera/shell/i18n';
import { IconButton } from '@tessera/ui';
import styles from './balance-tools.module.css';

export interface BalanceToolsProps {
  hidden: boolean;
  onToggle: () => void;
  busy: boolean;
  onRefresh: () => void;
}

/** The two buttons beside a balance: one hides the amounts, one refreshes the balance. */
export function BalanceTools({ hidden, onToggle, busy, onRefresh }: BalanceToolsProps) {
  const text = useText('member');
  return (
    <div className={styles.tools}>
      <IconButton
        icon={hidden ? eyeSlash : eye}
        label={text(hidden ? 'amounts_show' : 'amounts_hide')}
        onClick={onToggle}
      />
      <IconButton
        icon={refreshIcon}
        label={text('balance_refresh')}
        aria-busy={busy}
        aria-disabled={busy}
        className={busy ? styles.turning : undefined}
        onClick={() => busy || onRefresh()}
      />
    </div>
  );
}
