import { type DepositOrder, isAllowedAddress } from '@tessera/contract';

export interface PaymentAddress {
  readonly url: string;
  readonly window: 'same' | 'new';
}

/**
 * Where an order is paid on a page of its own; undefined when it is paid in another way, or when the address is on
 * none of the merchant's payment hosts: nobody is sent there, whoever named it.
 */
export function paymentAddress(order: DepositOrder, hosts: readonly string[]): PaymentAddress | undefined {
  if (order.status !== 'pending' || order.payment?.kind !== 'redirect') return undefined;
  const { url, window } = order.payment;
  if (isAllowedAddress(url, hosts)) return { url, window };
  console.warn('[tessera] a payment address is on none of the payment hosts, and is not opened');
  return undefined;
}
