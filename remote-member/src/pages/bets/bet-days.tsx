import dice from '@phosphor-icons/core/assets/regular/dice-five.svg';
import { type BetDay, betDays, bonusWagering } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { gatewayTime, useCall } from '@tessera/shell/request';
import { useMoney, useSite } from '@tessera/shell/site';
import { Amount, EmptyState, ListGroup, ListRow, StatTiles, Tabs } from '@tessera/ui';
import { useDayFormat } from '../../common/format';
import { GamesButton } from '../../common/games-button';
import { LoadStates } from '../../common/load-states';
import { useLastDefined } from '../../common/use-last-defined';
import { useSettled } from '../../common/use-settled';
import { RowOutlines, SignedAmount } from '../../features/amount-rows';
import { useCurrency } from '../../features/money-amount';
import { PeriodChips, startOf, useFilter, usePeriod } from '../../features/paged-list';
import { dayPath } from './days';
import { Wagering } from './wagering';

const ALL = 'all';

/** The sums of some days: number of bets, stakes, payouts and the difference. */
function Summary({ days }: { days: readonly BetDay[] }) {
  const text = useText('member');
  const { toMinor, format } = useCurrency();
  const sum = (field: 'stake' | 'payout') => days.reduce((total, day) => total + toMinor(day[field]), 0n);
  const stake = sum('stake');
  const payout = sum('payout');
  return (
    <StatTiles
      stats={[
        { label: text('bets'), value: days.reduce((total, { bets }) => total + bets, 0) },
        { label: text('bet_stake'), value: <Amount>{format(stake)}</Amount> },
        { label: text('bet_payout'), value: <Amount>{format(payout)}</Amount> },
        {
          label: text('bet_result'),
          value: <SignedAmount gain={payout > stake}>{format(payout - stake)}</SignedAmount>,
        },
      ]}
    />
  );
}

interface DayRowProps {
  day: BetDay;
  onOpen: () => void;
}

/** One day: its stakes and its result. */
function DayRow({ day: { day, stake, payout }, onOpen }: DayRowProps) {
  const text = useText('member');
  const money = useMoney();
  const formatDay = useDayFormat();
  const { toMinor, format } = useCurrency();
  const result = toMinor(payout) - toMinor(stake);
  return (
    <ListRow
      title={formatDay(day)}
      detail={text('bets_staked', { amount: money(stake) })}
      trailing={<SignedAmount gain={result > 0n}>{format(result)}</SignedAmount>}
      onClick={onOpen}
    />
  );
}

/** The days on which the member bet, by period and provider, with their sums and the bonuses that must still be played. */
export function BetDays() {
  const text = useText('member');
  const go = useGo();
  const hasBonuses = useSite((site) => site.history.bonus);
  const [period, setPeriod] = usePeriod();
  const [provider, setProvider] = useFilter('provider');
  const wagering = useCall(bonusWagering, {}, { enabled: hasBonuses });
  const isWageringSettled = useSettled(wagering);
  const state = useCall(betDays, {
    since: startOf(period, gatewayTime()) ?? 0,
    timezoneOffset: new Date().getTimezoneOffset(),
    ...(provider !== undefined && { provider }),
  });
  // The providers stay while the days of another one load.
  const providers = useLastDefined(state.value?.providers) ?? [];
  const tabs = [
    { id: ALL, label: text('history_all') },
    ...providers.map(({ code, name }) => ({ id: `=${code}`, label: name })),
  ];
  if (hasBonuses && !isWageringSettled) return <RowOutlines count={6} />;
  return (
    <>
      {wagering.value && <Wagering {...wagering.value} />}
      <PeriodChips period={period} onChange={setPeriod} />
      {providers.length > 1 && (
        <Tabs
          label={text('bet_provider')}
          items={tabs}
          active={provider === undefined ? ALL : `=${provider}`}
          onSelect={(id) => setProvider(id === ALL ? undefined : id.slice(1))}
        />
      )}
      <LoadStates state={state} failed={text('bets_failed')} outline={<RowOutlines count={6} />}>
        {({ days }) =>
          days.length === 0 ? (
            <EmptyState icon={dice} title={text('bets_none')} action={<GamesButton variant="secondary" />} />
          ) : (
            <>
              <Summary days={days} />
              <ListGroup>
                {days.map((day) => (
                  <DayRow key={day.day} day={day} onOpen={() => go(dayPath(day.day, provider))} />
                ))}
              </ListGroup>
            </>
          )
        }
      </LoadStates>
    </>
  );
}
