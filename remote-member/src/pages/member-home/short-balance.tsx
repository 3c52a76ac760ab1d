import { useText } from '@tessera/shell/i18n';
import { Link, useGo } from '@tessera/shell/navigation';
import { HeaderBalance, VisuallyHidden } from '@tessera/ui';
import { closedFor, type MoneyMember } from '../../common/access';
import { paths } from '../../common/paths';
import { type BalanceState, Money } from '../../features/balance';

export interface ShortBalanceProps {
  state: BalanceState;
  hidden: boolean;
  member: MoneyMember;
}

/** The page's balance in its header, as the header of the home page has it. Nothing for members without a wallet. */
export function ShortBalance({ state: { balance, failed }, hidden, member }: ShortBalanceProps) {
  const text = useText('member');
  const go = useGo();
  if (closedFor('wallet', member)) return null;
  const isOpen = !closedFor('deposit', member);
  return (
    <HeaderBalance
      amount={
        (balance || !failed) && (
          <Link to={paths.wallet} aria-busy={!balance || undefined}>
            <VisuallyHidden>{text('balance_total')}</VisuallyHidden>
            {balance && <Money amount={balance.total} hidden={hidden} />}
          </Link>
        )
      }
      depositLabel={text('deposit')}
      onDeposit={isOpen ? () => go(paths.deposit) : undefined}
    />
  );
}
