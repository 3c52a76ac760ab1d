import type { Bet } from '@tessera/contract';
import { SignedAmount } from '../../features/amount-rows';
import { useCurrency } from '../../features/money-amount';
import { StatusTag } from '../../features/transaction-list';

/** What a bet brought: the payout without the stake, or its status while it is open or after it was cancelled. */
export function BetResult({ bet: { status, stake, payout } }: { bet: Bet }) {
  const { toMinor, format } = useCurrency();
  if (status !== 'done' || payout === undefined) return <StatusTag status={status} />;
  const result = toMinor(payout) - toMinor(stake);
  return <SignedAmount gain={result > 0n}>{format(result)}</SignedAmount>;
}
