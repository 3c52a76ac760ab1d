import depositIcon from '@phosphor-icons/core/assets/regular/coins.svg';
import betIcon from '@phosphor-icons/core/assets/regular/dice-five.svg';
import bonusIcon from '@phosphor-icons/core/assets/regular/gift.svg';
import withdrawalIcon from '@phosphor-icons/core/assets/regular/hand-withdraw.svg';
import unknownIcon from '@phosphor-icons/core/assets/regular/receipt.svg';
import adjustmentIcon from '@phosphor-icons/core/assets/regular/sliders-horizontal.svg';
import type { BalanceChange } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useMoney } from '@tessera/shell/site';
import { ListRow } from '@tessera/ui';
import { useClockFormat } from '../../common/format';
import { DayGroups, RowOutlines, SignedAmount } from '../../features/amount-rows';
import styles from './change-rows.module.css';

const icons: Readonly<Record<BalanceChange['kind'], string>> = {
  deposit: depositIcon,
  withdrawal: withdrawalIcon,
  bonus: bonusIcon,
  bet: betIcon,
  adjustment: adjustmentIcon,
  unknown: unknownIcon,
};

export interface ChangeRowsProps {
  /** Undefined while they load. */
  items: readonly BalanceChange[] | undefined;
}

/** Changes of the balance as rows below their days: the amount, and below it the balance after it. */
export function ChangeRows({ items }: ChangeRowsProps) {
  const text = useText('member');
  const money = useMoney();
  const formatClock = useClockFormat();
  if (!items) return <RowOutlines count={8} />;
  return (
    <DayGroups items={items}>
      {({ id, kind, title, amount, balance, at }) => (
        <ListRow
          key={id}
          icon={icons[kind]}
          title={title ?? text(`kind_${kind}`)}
          detail={formatClock(at)}
          trailing={
            <span className={styles.end}>
              <SignedAmount gain={!amount.startsWith('-')}>{money(amount)}</SignedAmount>
              {balance !== undefined && (
                <span className={styles.balance}>{text('changes_after', { balance: money(balance) })}</span>
              )}
            </span>
          }
        />
      )}
    </DayGroups>
  );
}
