import { type DepositOrder, isAllowedAddress } from '@tessera/contract';
import { trustedOrigins } from '@tessera/shell/site';

export interface PaymentAddress {
  readonly url: string;
  readonly window: 'same' | 'new';
}

/**
 * The address of the payment page of an order. One on an origin that the merchant does not trust is not opened, because
 * it may be forged.
 * @returns undefined if the order is paid in another way, is no longer pending, or has such an address
 */
export function paymentAddress(order: DepositOrder): PaymentAddress | undefined {
  if (order.status !== 'pending' || order.payment?.kind !== 'redirect') return undefined;
  const { url, window } = order.payment;
  if (isAllowedAddress(url, trustedOrigins('payments'))) return { url, window };
  console.warn('[tessera] member does not open a payment address that the merchant does not trust');
  return undefined;
}
