import { randomUUID } from 'node:crypto';
import type { Merchant } from '../merchants/merchant';
import { emptyPurse } from '../purse/purse';
import { openingBalances } from '../wallet/opening-balances';
import type { Member } from './member';
import { hashPassword } from './password';

/** Whoever has just registered: a plain member of the lowest club with nothing in the wallets. */
export const newMember = async (
  merchant: Merchant,
  language: string,
  userName: string,
  password: string,
): Promise<Member> => ({
  id: randomUUID(),
  merchantCode: merchant.code,
  userName,
  password: await hashPassword(password),
  type: 0,
  language,
  membership: { labelId: '1001', completedConditions: 0 },
  balances: openingBalances(merchant, '0.00'),
  purse: emptyPurse(),
  successfulDeposits: 0,
  unreadMessages: 1,
  passwordExpired: false,
  hasLoggedIn: true,
});
