import { transactions } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Link } from '@tessera/shell/navigation';
import { isAbsent, useCall } from '@tessera/shell/request';
import { Card, RetryLine, Section } from '@tessera/ui';
import { paths } from '../../common/paths';
import { TransactionRows } from '../../features/transaction-list';
import styles from './recent-transactions.module.css';

/** The number of transactions. */
const SHOWN = 5;

/** The member's last transactions, with a link to all of them. Renders nothing if the gateway has no history. */
export function RecentTransactions({ hidden }: { hidden: boolean }) {
  const text = useText('member');
  const { status, value, error, reload } = useCall(transactions, { limit: SHOWN });
  if (isAbsent(error)) return null;
  return (
    <Section
      title={text('recent')}
      action={
        <Link to={paths.history} className={styles.all}>
          {text('recent_all')}
        </Link>
      }
    >
      {status === 'failed' && !value ? (
        <RetryLine message={text('history_failed')} retryLabel={text('retry')} onRetry={reload} />
      ) : value?.items.length === 0 ? (
        <Card padded className={styles.none}>
          {text('history_none')}
        </Card>
      ) : (
        <TransactionRows items={value?.items} outlines={SHOWN} hidden={hidden} onChanged={reload} />
      )}
    </Section>
  );
}
