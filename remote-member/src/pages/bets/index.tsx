import { useText } from '@tessera/shell/i18n';
import { useBack, useQuery } from '@tessera/shell/navigation';
import { Page } from '@tessera/ui';
import { MoneyGate } from '../../common/access';
import { useDayFormat } from '../../common/format';
import { paths } from '../../common/paths';
import { BetDays } from './bet-days';
import { DayBets } from './day-bets';
import { dayIn } from './days';

/** The member's bets: the days with their sums, or the bets of one day, which the query names. */
export default function BetsPage() {
  const text = useText('member');
  const formatDay = useDayFormat();
  const query = useQuery();
  const day = dayIn(query);
  const back = useBack(day === undefined ? paths.memberHome : paths.bets);
  return (
    <Page title={day === undefined ? text('bets') : formatDay(day)} onBack={back} backLabel={text('back')}>
      <MoneyGate page="wallet">
        {day === undefined ? (
          <BetDays />
        ) : (
          <DayBets day={day} provider={query.get('provider') ?? undefined} />
        )}
      </MoneyGate>
    </Page>
  );
}
