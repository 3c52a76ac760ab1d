import receipt from '@phosphor-icons/core/assets/regular/receipt.svg';
import { useText } from '@tessera/shell/i18n';
import { useBack, useGo } from '@tessera/shell/navigation';
import { useSite } from '@tessera/shell/site';
import { Button, EmptyState, Page, Tabs } from '@tessera/ui';
import { closedFor, MoneyGate, useMoneyMember } from '../../common/access';
import { paths } from '../../common/paths';
import { PagedList, PeriodChips, useFilter, usePeriod } from '../../features/paged-list';
import { TransactionRows } from '../../features/transaction-list';
import { filterKinds, kindFrom } from './history-filter';
import { useHistory } from './use-history';

const ALL = 'all';

function History() {
  const text = useText('member');
  const go = useGo();
  const member = useMoneyMember();
  const canDeposit = member && !closedFor('deposit', member);
  const [kindName, setKind] = useFilter('kind');
  const kind = kindFrom(kindName);
  const [period, setPeriod] = usePeriod();
  const single = useSite((site) => site.singleWallet);
  const pages = useHistory(kind, period);
  const tabs = [
    { id: ALL, label: text('history_all') },
    ...filterKinds(single).map((id) => ({ id, label: text(`kind_${id}`) })),
  ];
  return (
    <>
      <Tabs
        label={text('history_kinds')}
        items={tabs}
        active={kind ?? ALL}
        onSelect={(id) => setKind(id === ALL ? undefined : id)}
      />
      <PeriodChips period={period} onChange={setPeriod} />
      <PagedList
        pages={pages}
        failure={text('history_failed')}
        empty={
          <EmptyState
            icon={receipt}
            title={text('history_none')}
            text={text('history_none_hint')}
            action={canDeposit && <Button onClick={() => go(paths.deposit)}>{text('deposit')}</Button>}
          />
        }
      >
        {(items) => (
          <TransactionRows items={items} outlines={8} byDay more={pages.more} onChanged={pages.restart} />
        )}
      </PagedList>
    </>
  );
}

/** The member's transactions by day, filtered by kind and period. Scrolling loads further pages. */
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
