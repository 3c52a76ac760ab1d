import { Card } from '@tessera/ui';
import { BalanceSummary } from '../balance/balance-summary';
import { useBalance } from '../balance/use-balance';
import { useHiddenAmounts } from '../balance/use-hidden-amounts';
import { useMoneyMember } from '../money-access/use-money-member';
import { MoneyActions } from '../money-actions/money-actions';
import { quickActions } from '../money-actions/quick-actions';

/** A member's money at a glance, and the ways to move it. */
export function BalanceCard() {
  const state = useBalance();
  const [hidden, toggle] = useHiddenAmounts();
  const member = useMoneyMember();
  return (
    <Card padded>
      <BalanceSummary state={state} hidden={hidden} onToggle={toggle} />
      {member && <MoneyActions actions={quickActions(member)} />}
    </Card>
  );
}
