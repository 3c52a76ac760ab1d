import type { Transaction } from '@tessera/contract';
import { SignedAmount } from '../amount-rows';
import { useCurrency } from '../money-amount';
import styles from './transaction-rows.module.css';

/** What came in and what went out, in the merchant's currency, the only one of a history. A transfer only moves money, and what is pending has not moved yet. */
export function DayTotals({ items }: { items: readonly Transaction[] }) {
  const { toMinor, format } = useCurrency();
  const amounts = items
    .filter(({ kind, status }) => status === 'done' && kind !== 'transfer')
    .map(({ amount }) => toMinor(amount));
  const sumOf = (part: readonly bigint[]) => part.reduce((total, amount) => total + amount, 0n);
  const cameIn = sumOf(amounts.filter((amount) => amount > 0n));
  const wentOut = sumOf(amounts.filter((amount) => amount < 0n));
  return (
    <span className={styles.totals}>
      {cameIn !== 0n && <SignedAmount gain>{format(cameIn)}</SignedAmount>}
      {wentOut !== 0n && <SignedAmount gain={false}>{format(wentOut)}</SignedAmount>}
    </span>
  );
}
