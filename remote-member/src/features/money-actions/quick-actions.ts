import deposit from '@phosphor-icons/core/assets/regular/hand-deposit.svg';
import withdraw from '@phosphor-icons/core/assets/regular/hand-withdraw.svg';
import wallet from '@phosphor-icons/core/assets/regular/wallet.svg';
import { closedFor, type MoneyMember, type MoneyPage } from '../../common/access/money-rules';
import { hasPage, paths } from '../../common/paths';

/** A short way to a member's money. */
export interface QuickAction {
  /** Key of its text. */
  readonly label: string;
  readonly icon: string;
  readonly to: string;
  /** Whose rules say who is offered it. */
  readonly page: MoneyPage;
}

const actions: readonly QuickAction[] = [
  { label: 'deposit', icon: deposit, to: paths.deposit, page: 'deposit' },
  { label: 'withdraw', icon: withdraw, to: paths.withdraw, page: 'withdraw' },
  { label: 'wallet_title', icon: wallet, to: paths.wallet, page: 'wallet' },
];

/** What a member is offered: no way to a page that is closed for them, or that does not exist. */
export const quickActions = (
  member: MoneyMember,
  exists: (path: string) => boolean = hasPage,
): readonly QuickAction[] => actions.filter(({ to, page }) => exists(to) && !closedFor(page, member));
