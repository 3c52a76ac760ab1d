import { type DepositOrder, isAllowedAddress } from '@tessera/contract';
import { trustedOrigins } from '@tessera/shell/site';

export interface PaymentAddress {
  readonly url: string;
  readonly window: 'same' | 'new';
}

/** Whether an order can still be paid. One whose status is not known may be. */
export const isOpen = ({ status }: Pick<DepositOrder, 'status'>): boolean =>
  status === 'pending' || status === 'unknown';

/**
 * The address of the payment page of an order. One on an origin that the merchant does not trust is not opened, because
 * it may be forged.
 * @returns undefined if the order is paid in another way, is no longer pending, or has such an address
 */
export function paymentAddress(order: DepositOrder): PaymentAddress | undefined {
  const { payment } = order;
  if (!isOpen(order) || typeof payment !== 'object' || payment?.kind !== 'redirect') return undefined;
  const { url, window } = payment;
  if (isAllowedAddress(url, trustedOrigins('payments'))) return { url, window };
  console.warn('[tessera] member does not open a payment address that the merchant does not trust');
  return undefined;
}
