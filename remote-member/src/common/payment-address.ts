import { type DepositOrder, isAllowedAddress } from '@tessera/contract';

export interface PaymentAddress {
  readonly url: string;
  readonly window: 'same' | 'new';
}

/** Whether an order can still be paid. A status that is not known counts as pending. */
export const isOpen = ({ status }: Pick<DepositOrder, 'status'>): boolean =>
  status === 'pending' || status === 'unknown';

/**
 * The address of the payment page of an order.
 * @param hosts the merchant's payment hosts. An address on another host is not opened, because it may be forged.
 * @returns undefined if the order is paid in another way, is no longer pending, or has an address on another host
 */
export function paymentAddress(order: DepositOrder, hosts: readonly string[]): PaymentAddress | undefined {
  const { payment } = order;
  if (!isOpen(order) || typeof payment !== 'object' || payment?.kind !== 'redirect') return undefined;
  const { url, window } = payment;
  if (isAllowedAddress(url, hosts)) return { url, window };
  console.warn("[tessera] member does not open a payment address outside the merchant's payment hosts");
  return undefined;
}
