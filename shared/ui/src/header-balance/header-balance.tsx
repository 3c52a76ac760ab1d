import plus from '@phosphor-icons/core/assets/bold/plus-bold.svg';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './header-balance.module.css';

export interface HeaderBalanceProps {
  /** The balance as a link to the wallet. Absent: only the button to the deposit. */
  amount?: ReactNode;
  /** Name of the button to the deposit. */
  depositLabel: string;
  /** Absent: the member cannot deposit, and there is no button. */
  onDeposit?: (() => void) | undefined;
}

/** A member's balance in the header of a page, with a button to the deposit. Renders nothing if neither is given. */
export function HeaderBalance({ amount, depositLabel, onDeposit }: HeaderBalanceProps) {
  if (!amount && !onDeposit) return null;
  return (
    <div className={styles.balance}>
      {amount}
      {onDeposit && (
        <button type="button" aria-label={depositLabel} onClick={onDeposit} className={styles.deposit}>
          <Icon path={plus} size={16} />
        </button>
      )}
    </div>
  );
}
