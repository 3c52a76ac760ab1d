import changesIcon from '@phosphor-icons/core/assets/regular/arrows-down-up.svg';
import { type BalanceChangeKind, balanceChangeKinds, balanceChanges } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useBack } from '@tessera/shell/navigation';
import { call, gatewayTime } from '@tessera/shell/request';
import { EmptyState, Page, Tabs } from '@tessera/ui';
import { useCallback } from 'react';
import { MoneyGate } from '../../common/access';
import { GamesButton } from '../../common/games-button';
import { paths } from '../../common/paths';
import {
  PAGE_SIZE,
  PagedList,
  PeriodChips,
  startOf,
  useFilter,
  usePages,
  usePeriod,
} from '../../features/paged-list';
import { ChangeRows } from './change-rows';

const ALL = 'all';

/** The changes of a kind and a period, page by page. */
function useChanges(kind: BalanceChangeKind | undefined, period: number | undefined) {
  const loadPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) => {
      const since = startOf(period, gatewayTime());
      const filter = { ...(kind && { kind }), ...(since !== undefined && { since }) };
      return call(
        balanceChanges,
        { ...filter, limit: PAGE_SIZE, ...(cursor && { cursor }) },
        { alert: false, signal },
      );
    },
    [kind, period],
  );
  return usePages(loadPage);
}

function Changes() {
  const text = useText('member');
  const [kindName, setKind] = useFilter('kind');
  const kind = balanceChangeKinds.find((known) => known === kindName);
  const [period, setPeriod] = usePeriod();
  const pages = useChanges(kind, period);
  const tabs = [
    { id: ALL, label: text('history_all') },
    ...balanceChangeKinds.map((id) => ({ id, label: text(`kind_${id}`) })),
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
            icon={changesIcon}
            title={text('history_none')}
            text={text('history_none_hint')}
            action={<GamesButton variant="secondary" />}
          />
        }
      >
        {(items) => <ChangeRows items={items} />}
      </PagedList>
    </>
  );
}

/** Everything that changed the member's balance, with the balance after it. */
export default function BalanceChangesPage() {
  const text = useText('member');
  const back = useBack(paths.wallet);
  return (
    <Page title={text('changes')} onBack={back} backLabel={text('back')}>
      <MoneyGate page="wallet">
        <Changes />
      </MoneyGate>
    </Page>
  );
}
