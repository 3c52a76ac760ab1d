import { isFree, isVirtual, type MemberType } from '@tessera/contract';

export type MoneyPage = 'wallet' | 'deposit' | 'withdraw';

/** Whom the rules are asked about; `credit` is a merchant without deposits and withdrawals (R2.30). */
export interface MoneyMember {
  readonly type: MemberType;
  readonly credit: boolean;
}

/**
 * Why a page of money is closed to a member, by the same rules as the bottom navigation: free accounts have no money
 * (R2.41), virtual ones no real money (R2.45, R2.46), and a merchant on credit takes none (R2.30).
 */
export function closedFor(page: MoneyPage, { type, credit }: MoneyMember): 'account' | 'credit' | undefined {
  if (isFree(type)) return 'account';
  if (page === 'wallet') return undefined;
  if (isVirtual(type)) return 'account';
  return credit ? 'credit' : undefined;
}
