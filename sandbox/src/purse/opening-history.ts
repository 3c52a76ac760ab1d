import type { Merchant } from '../merchants/merchant';
import { emptyPurse, type Order, type Purse } from './purse';

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
