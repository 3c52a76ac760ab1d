import type { WithdrawInfo } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useMoney } from '@tessera/shell/site';
import { Amount, Card, ProgressBar } from '@tessera/ui';
import styles from './withdrawable-card.module.css';

/** The withdrawable amount, the turnover that is left to play, and the number of withdrawals left. */
export function WithdrawableCard({ info }: { info: WithdrawInfo }) {
  const text = useText('member');
  const money = useMoney();
  const { withdrawable, wallet, turnover, left } = info;
  const done = Number(turnover?.done ?? 0);
  const required = Number(turnover?.required ?? 0);
  return (
    <Card padded>
      <p className={styles.label}>
        {wallet ? text('withdraw_from', { wallet }) : text('balance_withdrawable')}
      </p>
      <p className={styles.amount}>
        <Amount>{money(withdrawable)}</Amount>
      </p>
      {turnover && done < required && (
        <div className={styles.turnover}>
          <p className={styles.line}>
            <span>{text('turnover')}</span>
            <Amount>
              {money(turnover.done)} / {money(turnover.required)}
            </Amount>
          </p>
          <ProgressBar value={done / required} label={text('turnover')} />
          <p className={styles.hint}>{text('turnover_hint')}</p>
        </div>
      )}
      {typeof left === 'number' && <p className={styles.hint}>{text('withdraw_left', { count: left })}</p>}
    </Card>
  );
}
