import deposit from '@phosphor-icons/core/assets/regular/hand-deposit.svg';
import withdraw from '@phosphor-icons/core/assets/regular/hand-withdraw.svg';
import wallet from '@phosphor-icons/core/assets/regular/wallet.svg';
import { isFree, isVirtual, type MemberType } from '@tessera/contract';
import { hasPage, paths } from '../paths';

/** A short way to a member's money. */
export interface QuickAction {
  /** Key of its text. */
  readonly label: string;
  readonly icon: string;
  readonly to: string;
  /** Refused to virtual accounts too, not only to free ones (R2.41, R2.45, R2.46). */
  readonly realMoney: boolean;
}

const actions: readonly QuickAction[] = [
  { label: 'deposit', icon: deposit, to: '/m/voucherCenter', realMoney: true },
  { label: 'withdraw', icon: withdraw, to: '/m/withdraw', realMoney: true },
  { label: 'wallet_title', icon: wallet, to: paths.wallet, realMoney: false },
];

/** What a member is offered, by the same rules as the bottom navigation: `credit` is a merchant without deposits (R2.30). */
export function quickActions(
  member: { readonly type: MemberType; readonly credit: boolean },
  exists: (path: string) => boolean = hasPage,
): readonly QuickAction[] {
  if (isFree(member.type)) return [];
  const refused = isVirtual(member.type) || member.credit;
  return actions.filter(({ to, realMoney }) => exists(to) && !(realMoney && refused));
}
