import { randomUUID } from 'node:crypto';
import { emptyPurse, type Order, type Purse } from './ledger-record';
import { hashPassword } from './password';
import type { Merchant } from '../merchants';
import type { Member } from './member';

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

/** `amount`, in major units, spread over the wallets of the merchant; the first takes what rounding leaves. */
export function openingBalances({ wallets }: Merchant, amount: string): Record<string, string> {
  const cents = Math.round(Number(amount) * 100);
  const shares = wallets.map(({ share }) => Math.floor(cents * share));
  const left = cents - shares.reduce((sum, share) => sum + share, 0);
  return Object.fromEntries(
    wallets.map(({ code }, at) => [code, (((shares[at] ?? 0) + (at === 0 ? left : 0)) / 100).toFixed(2)]),
  );
}

const DAY = 24 * 3600_000;
const PAST = 44;

type Kind = Pick<Order, 'kind' | 'status' | 'amount' | 'about'>;

/** What the demo member does over and over, in hundredths. */
const habits: readonly Kind[] = [
  { kind: 'deposit', status: 'done', amount: 20_000, about: 'card' },
  { kind: 'bonus', status: 'done', amount: 4_000, about: 'reload' },
  { kind: 'deposit', status: 'expired', amount: 10_000, about: 'qr' },
  { kind: 'withdrawal', status: 'done', amount: -15_000, about: 'Harbour City Bank ••••\u00a04821' },
  { kind: 'deposit', status: 'done', amount: 50_000, about: 'usdt' },
  { kind: 'withdrawal', status: 'failed', amount: -8_000, about: 'SandWallet ••••\u00a00917' },
  { kind: 'deposit', status: 'done', amount: 7_550, about: 'bank' },
  { kind: 'adjustment', status: 'done', amount: 500, about: 'goodwill' },
];

/** The books of a demo member with a past, so that a history has something to show; the balances hold it already. */
export function openingHistory({ wallets }: Merchant): Purse {
  const now = Date.now();
  const [main, other] = wallets;
  const orders = Array.from({ length: PAST }, (_, at): Order => {
    const id = `P${String(PAST - at).padStart(5, '0')}`;
    const when = { id, fee: 0, at: now - (at + 1) * DAY * 0.9 };
    if (other && main && at % 5 === 2) {
      const codes = { from: main.code, to: other.code };
      return { ...when, kind: 'transfer', status: 'done', amount: 12_000, about: '', wallets: codes };
    }
    return {
      ...when,
      ...(habits[at % habits.length] ?? { kind: 'deposit', status: 'done', amount: 5_000, about: 'card' }),
    };
  });
  return { ...emptyPurse(), orders };
}
