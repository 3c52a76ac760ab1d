import dice from '@phosphor-icons/core/assets/regular/dice-five.svg';
import { type Bet, betList } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { call } from '@tessera/shell/request';
import { EmptyState, ListGroup, ListRow } from '@tessera/ui';
import { useCallback, useState } from 'react';
import { useTimeFormat } from '../../common/format';
import { GamesButton } from '../../common/games-button';
import { RowOutlines } from '../../features/amount-rows';
import { PAGE_SIZE, PagedList, usePages } from '../../features/paged-list';
import { BetResult } from './bet-result';
import { BetSheet } from './bet-sheet';
import { dayAfter } from './days';

export interface DayBetsProps {
  /** Start of the day, in ms since 1970. */
  day: number;
  /** Code of the provider that the list is filtered by. */
  provider: string | undefined;
}

/** The bets of one day. A tap opens the details of one. */
export function DayBets({ day, provider }: DayBetsProps) {
  const text = useText('member');
  const formatTime = useTimeFormat();
  const [open, setOpen] = useState<Bet>();
  const loadPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) => {
      const span = { since: day, until: dayAfter(day), ...(provider !== undefined && { provider }) };
      return call(
        betList,
        { ...span, limit: PAGE_SIZE, ...(cursor && { cursor }) },
        { alert: false, signal },
      );
    },
    [day, provider],
  );
  const pages = usePages(loadPage);
  return (
    <>
      <PagedList
        pages={pages}
        failure={text('bets_failed')}
        empty={
          <EmptyState icon={dice} title={text('bets_none')} action={<GamesButton variant="secondary" />} />
        }
      >
        {(items) =>
          items ? (
            <ListGroup>
              {items.map((bet) => (
                <ListRow
                  key={bet.id}
                  icon={dice}
                  title={bet.game}
                  detail={formatTime(bet.at)}
                  trailing={<BetResult bet={bet} />}
                  onClick={() => setOpen(bet)}
                />
              ))}
            </ListGroup>
          ) : (
            <RowOutlines count={8} />
          )
        }
      </PagedList>
      {open && <BetSheet bet={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
