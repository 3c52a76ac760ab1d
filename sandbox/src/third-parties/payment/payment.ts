import { decimal, seal, say } from '../../common';
import { methodOf } from '../../features/money';
import type { DepositPayment } from '@tessera/contract';
import type { Merchant } from '../../merchants';
import type { Order } from '../../members';

/** An address that belongs to nobody. */
const CHAIN_ADDRESS = 'TSandboxOnlyDoNotPayHere1234567890';
/** How many hundredths a coin is worth. */
const COIN = 100;

export interface Payer {
  readonly merchant: Merchant;
  readonly userName: string;
  readonly language: string;
}

/** What a member must do to pay an order; `gamesUrl` is where the payment page stands in. */
export function paymentFor(
  order: Order,
  { merchant, userName, language }: Payer,
  gamesUrl: string,
): DepositPayment | null {
  const payable = order.amount + order.fee;
  switch (methodOf(order.about)?.kind) {
    case 'redirect': {
      const about = { merchant: merchant.code, userName, language, return: order.returnUrl ?? '' };
      const token = seal('payment', { ...about, sub: order.id }, 900);
      return { kind: 'redirect', url: `${gamesUrl}/pay?token=${token}`, window: 'same' };
    }
    case 'bank':
      return {
        kind: 'bank',
        details: [
          { label: say(language, 'pay.bank'), value: 'Sandbox Savings Bank', copy: false },
          { label: say(language, 'pay.holder'), value: `${merchant.name} Ltd`, copy: true },
          { label: say(language, 'pay.number'), value: '0042 7719 3305 68', copy: true },
          { label: say(language, 'pay.reference'), value: order.id, copy: true },
        ],
      };
    case 'qr':
      return { kind: 'qr', content: `sandbox-pay:${merchant.code}/${order.id}?amount=${decimal(payable)}` };
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
