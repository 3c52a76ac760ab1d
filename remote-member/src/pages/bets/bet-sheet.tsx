import type { Bet } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useMoney } from '@tessera/shell/site';
import { Amount, type Fact, FactLines, Sheet } from '@tessera/ui';
import { useEffect, useEffectEvent } from 'react';
import { CopyableValue } from '../../common/copy';
import { useTimeFormat } from '../../common/format';
import { celebrate, isLargeWin } from '../../features/celebration';
import { useCurrency } from '../../features/money-amount';
import { StatusTag } from '../../features/transaction-list';
import { BetResult } from './bet-result';

export interface BetSheetProps {
  bet: Bet;
  onClose: () => void;
}

/** The details of a bet. A large win is celebrated when they open; the result is read with them. */
export function BetSheet({ bet, onClose }: BetSheetProps) {
  const text = useText('member');
  const money = useMoney();
  const formatTime = useTimeFormat();
  const { id, game, provider, status, stake, payout, at } = bet;
  const isSettled = status === 'done' && payout !== undefined;
  const { toMinor } = useCurrency();
  const celebrateWin = useEffectEvent(() => {
    if (isSettled && isLargeWin(toMinor(stake), toMinor(payout)))
      celebrate({ amount: payout, format: money });
  });
  useEffect(() => celebrateWin(), []);
  const facts: (Fact | false)[] = [
    { label: text('fact_status'), value: <StatusTag status={status} /> },
    at !== undefined && { label: text('fact_time'), value: formatTime(at) },
    !!provider && { label: text('bet_provider'), value: provider },
    { label: text('bet_stake'), value: <Amount>{money(stake)}</Amount> },
    payout !== undefined && { label: text('bet_payout'), value: <Amount>{money(payout)}</Amount> },
    isSettled && { label: text('bet_result'), value: <BetResult bet={bet} />, strong: true },
  ];
  return (
    <Sheet open onClose={onClose} title={game} closeLabel={text('close')}>
      <FactLines facts={facts.filter((fact): fact is Fact => fact !== false)} />
      <CopyableValue label={text('bet_id')} value={id} />
    </Sheet>
  );
}
