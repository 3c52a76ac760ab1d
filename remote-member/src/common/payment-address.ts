import { type DepositOrder, isAllowedAddress } from '@tessera/contract';

export interface PaymentAddress {
  readonly url: string;
  readonly window: 'same' | 'new';
}

/**
 * The address of the payment page of an order.
 * @param hosts the merchant's payment hosts. An address on another host is not opened, because it may be forged.
 * @returns undefined if the order is paid in another way, is no longer pending, or has an address on another host
 */
export function paymentAddress(order: DepositOrder, hosts: readonly string[]): PaymentAddress | undefined {
  if (order.status !== 'pending' || order.payment?.kind !== 'redirect') return undefined;
  const { url, window } = order.payment;
  if (isAllowedAddress(url, hosts)) return { url, window };
  console.warn("[tessera] member does not open a payment address outside the merchant's payment hosts");
  return undefined;
}
