import { isFree, isVirtual, type MemberType } from '@tessera/contract';

export type MoneyPage = 'wallet' | 'deposit' | 'withdraw';

export interface MoneyMember {
  readonly type: MemberType;
  /** Whether the merchant works on credit, without deposits and withdrawals (R2.30). */
  readonly credit: boolean;
}

/**
 * Why a money page is closed to a member. The rules are those of the bottom navigation: free accounts have no wallet
 * (R2.41), virtual accounts have no real money (R2.45, R2.46), a merchant on credit has no payments (R2.30).
 * @returns undefined if the page is open
 */
export function closedFor(page: MoneyPage, { type, credit }: MoneyMember): 'account' | 'credit' | undefined {
  if (isFree(type)) return 'account';
  if (page === 'wallet') return undefined;
  if (isVirtual(type)) return 'account';
  return credit ? 'credit' : undefined;
}
