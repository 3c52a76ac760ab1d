import { Card } from '@tessera/ui';
import { useMoneyMember } from '../../common/access/use-money-member';
import { BalanceSummary } from '../../features/balance/balance-summary';
import { useBalance } from '../../features/balance/use-balance';
import { useHiddenAmounts } from '../../features/balance/use-hidden-amounts';
import { MoneyActions } from '../../features/money-actions/money-actions';
import { quickActions } from '../../features/money-actions/quick-actions';

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
