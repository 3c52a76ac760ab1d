import deposit from '@phosphor-icons/core/assets/regular/coins.svg';
import withdraw from '@phosphor-icons/core/assets/regular/hand-withdraw.svg';
import wallet from '@phosphor-icons/core/assets/regular/wallet.svg';
import { closedFor, type MoneyMember, type MoneyPage } from '../../common/access';
import { hasPage, paths } from '../../common/paths';
import type { MoneyAction } from './money-actions';

export interface QuickAction extends MoneyAction {
  /** The page whose rules decide who gets the action. */
  readonly page: MoneyPage;
}

const actions: readonly QuickAction[] = [
  { label: 'deposit', icon: deposit, to: paths.deposit, page: 'deposit' },
  { label: 'withdraw', icon: withdraw, to: paths.withdraw, page: 'withdraw' },
  { label: 'wallet_title', icon: wallet, to: paths.wallet, page: 'wallet' },
];

/** The links to money pages for a member, without pages that are closed to the member or do not exist. */
export const quickActions = (
  member: MoneyMember,
  exists: (path: string) => boolean = hasPage,
): readonly QuickAction[] => actions.filter(({ to, page }) => exists(to) && !closedFor(page, member));
