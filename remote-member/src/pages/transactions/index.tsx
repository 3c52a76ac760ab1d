import receipt from '@phosphor-icons/core/assets/regular/receipt.svg';
import { useText } from '@tessera/shell/i18n';
import { useBack, useGo, useQuery } from '@tessera/shell/navigation';
import { useSite } from '@tessera/shell/site';
import { Chip, EmptyState, Page, RetryLine, ScrollSentinel, Tabs } from '@tessera/ui';
import { useState } from 'react';
import { MoneyGate } from '../../common/access';
import { LoadFailure } from '../../common/load-states';
import { paths } from '../../common/paths';
import { TransactionRows } from '../../features/transaction-list';
import { filterKinds, kindFrom, type Period, periods } from './history-filter';
import styles from './transactions-page.module.css';
import { PAGE_SIZE, useHistory } from './use-history';

const ALL = 'all';

function History() {
  const text = useText('member');
  const go = useGo();
  const kind = kindFrom(useQuery());
  const [period, setPeriod] = useState<Period>(30);
  const single = useSite((site) => site.singleWallet);
  const { items, failed, error, more, load, restart } = useHistory(kind, period);
  const tabs = [
    { id: ALL, label: text('history_all') },
    ...filterKinds(single).map((id) => ({ id, label: text(`kind_${id}`) })),
  ];
  const show = (id: string) =>
    go(id === ALL ? paths.history : `${paths.history}?kind=${id}`, { replace: true });
  return (
    <>
      <Tabs label={text('history_kinds')} items={tabs} active={kind ?? ALL} onSelect={show} />
      <fieldset aria-label={text('history_span')} className={styles.periods}>
        {periods.map((days) => (
          <Chip key={days ?? ALL} selected={days === period} onClick={() => setPeriod(days)}>
            {days === undefined ? text('history_ever') : text('history_days', { count: days })}
          </Chip>
        ))}
      </fieldset>
      {failed && !items ? (
        <LoadFailure title={text('history_failed')} error={error} onRetry={load} />
      ) : items?.length === 0 ? (
        <EmptyState icon={receipt} title={text('history_none')} text={text('history_none_hint')} />
      ) : (
        <TransactionRows items={items} outlines={8} onChanged={restart} />
      )}
      {items && failed && (
        <RetryLine message={text('history_failed')} retryLabel={text('retry')} onRetry={load} />
      )}
      {items && more && !failed && <ScrollSentinel key={Math.ceil(items.length / PAGE_SIZE)} onNear={load} />}
    </>
  );
}

/** The member's transactions, filtered by kind and period. Scrolling loads further pages. */
export default function HistoryPage() {
  const text = useText('member');
  const back = useBack(paths.wallet);
  return (
    <Page title={text('history_title')} onBack={back} backLabel={text('back')}>
      <MoneyGate page="wallet">
        <History />
      </MoneyGate>
    </Page>
  );
}
