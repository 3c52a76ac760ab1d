import { randomUUID } from 'node:crypto';
import { DAY, fromCents, toCents } from '../common';
import type { Merchant } from '../merchants';
import { openingBets } from './bets';
import { emptyLedger, type LedgerRecord, type Order } from './ledger-record';
import type { Member } from './member';
import { hashPassword } from './password';

/** A member who has just registered: type 0, in the lowest club, with empty wallets. */
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
  ledger: emptyLedger(),
  successfulDeposits: 0,
  unreadMessages: 1,
  passwordExpired: false,
  hasLoggedIn: true,
});

/** Splits an amount, in major units, among the merchant's wallets; the first one gets what rounding leaves. */
export function openingBalances({ wallets }: Merchant, amount: string): Record<string, string> {
  const total = toCents(amount);
  const shares = wallets.map(({ share }) => Math.floor(total * share));
  const rest = total - shares.reduce((sum, share) => sum + share, 0);
  return Object.fromEntries(
    wallets.map(({ code }, at) => [code, fromCents((shares[at] ?? 0) + (at === 0 ? rest : 0))]),
  );
}

/** Number of orders in an opening history. */
const PAST_ORDERS = 44;

type PastOrder = Pick<Order, 'kind' | 'status' | 'amount' | 'about'>;

/** The repeating orders of an opening history. */
const pastOrders: readonly PastOrder[] = [
  { kind: 'deposit', status: 'done', amount: 20_000, about: 'card' },
  { kind: 'bonus', status: 'done', amount: 4_000, about: 'reload' },
  { kind: 'deposit', status: 'expired', amount: 10_000, about: 'qr' },
  { kind: 'withdrawal', status: 'done', amount: -15_000, about: 'Harbour City Bank ••••\u00a04821' },
  { kind: 'deposit', status: 'done', amount: 50_000, about: 'usdt' },
  { kind: 'withdrawal', status: 'failed', amount: -8_000, about: 'SandWallet ••••\u00a00917' },
  { kind: 'deposit', status: 'done', amount: 7_550, about: 'bank' },
  { kind: 'adjustment', status: 'done', amount: 500, about: 'goodwill' },
];

/** The ledger of a demo member with past orders. The opening balances already include them. */
export function openingHistory({ wallets }: Merchant): LedgerRecord {
  const now = Date.now();
  const [main, other] = wallets;
  const orders = Array.from({ length: PAST_ORDERS }, (_, at): Order => {
    const id = `P${String(PAST_ORDERS - at).padStart(5, '0')}`;
    // None of today, whatever the hour: limits count what a member has deposited since midnight.
    const shared = { id, fee: 0, at: now - DAY - at * DAY * 0.9 };
    if (other && main && at % 5 === 2) {
      const codes = { from: main.code, to: other.code };
      return { ...shared, kind: 'transfer', status: 'done', amount: 12_000, about: '', wallets: codes };
    }
    const past = pastOrders[at % pastOrders.length];
    return { ...shared, ...(past ?? { kind: 'deposit', status: 'done', amount: 5_000, about: 'card' }) };
  });
  return { ...emptyLedger(), orders, bets: openingBets(orders) };
}
