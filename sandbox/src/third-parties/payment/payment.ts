import type { DepositMethod, DepositPayment } from '@tessera/contract';
import { fromCents, signToken, translate } from '../../common';
import type { Order } from '../../members';
import type { Merchant } from '../../merchants';

/** Not a real address. */
const CHAIN_ADDRESS = 'TSandboxOnlyDoNotPayHere1234567890';
/** Hundredths of the currency per coin. */
const COIN = 100;

/** A member who pays a deposit. */
export interface Payer {
  readonly merchant: Merchant;
  readonly userName: string;
  readonly language: string;
}

/** How a member pays an order, by the kind of the deposit method; `gamesUrl` is the origin of the payment page. */
export function paymentFor(
  order: Order,
  kind: DepositMethod['kind'] | undefined,
  { merchant, userName, language }: Payer,
  gamesUrl: string,
): DepositPayment | null {
  const payable = order.amount + order.fee;
  switch (kind) {
    case 'redirect': {
      const about = { merchant: merchant.code, userName, language, return: order.returnUrl ?? '' };
      const token = signToken('payment', { ...about, sub: order.id }, 900);
      return { kind: 'redirect', url: `${gamesUrl}/pay?token=${token}`, window: 'same' };
    }
    case 'bank':
      return {
        kind: 'bank',
        details: [
          { label: translate(language, 'pay.bank'), value: 'Sandbox Savings Bank', copy: false },
          { label: translate(language, 'pay.holder'), value: `${merchant.name} Ltd`, copy: true },
          { label: translate(language, 'pay.number'), value: '0042 7719 3305 68', copy: true },
          { label: translate(language, 'pay.reference'), value: order.id, copy: true },
        ],
      };
    case 'qr': {
      const to = `pa=${merchant.code}@sandbox&tr=${order.id}`;
      return { kind: 'qr', content: `upi://pay?${to}&am=${fromCents(payable)}&cu=${merchant.currency}` };
    }
    case 'crypto':
      return {
        kind: 'crypto',
        address: CHAIN_ADDRESS,
        network: 'TRC20',
        coin: 'USDT',
        coins: (payable / COIN).toFixed(2),
      };
    default:
      return null;
  }
}
