import swap from '@phosphor-icons/core/assets/regular/arrows-left-right.svg';
import { useSite } from '@tessera/shell/site';
import { useMoneyMember } from '../../common/access/use-money-member';
import { paths } from '../../common/paths';
import { MoneyActions } from '../../features/money-actions/money-actions';
import { quickActions } from '../../features/money-actions/quick-actions';

const transfer = { label: 'transfer', icon: swap, to: paths.transfer };

/** Where the member's money can go from the wallet; between wallets where there are several (R2.28). */
export function WalletActions() {
  const member = useMoneyMember();
  const single = useSite((site) => site.singleWallet);
  if (!member) return null;
  const ways = quickActions(member).filter(({ page }) => page !== 'wallet');
  return <MoneyActions actions={single ? ways : [...ways, transfer]} />;
}
