import { type DepositOrder, depositOrder } from '@tessera/contract';
import { gatewayTime, type RequestError, useCall } from '@tessera/shell/request';
import { useEffect } from 'react';
import { isOpen } from '../../common/payment-address';
import { useLastDefined } from '../../common/use-last-defined';

/** In ms: the interval between polls of a young deposit. */
export const FAST_INTERVAL = 4_000;
/** In ms: the interval between polls of an older deposit. */
export const SLOW_INTERVAL = 15_000;
/** In ms: the age at which polling becomes slow. */
export const FAST_UNTIL = 3 * 60_000;
/** In ms: the age at which polling stops. After that only the member reloads. */
export const POLL_UNTIL = 60 * 60_000;

/**
 * The time until the next poll of an order, in ms. A gateway that has just failed is not polled fast, and no order from
 * the future.
 * @param now the time by the gateway's clock
 * @returns undefined if the status of the order no longer changes or it is too old
 */
export function pollDelay(order: DepositOrder, now: number, hasFailed = false): number | undefined {
  if (!isOpen(order)) return undefined;
  // Without the time of the order its age is unknown: it is polled like an older one.
  if (order.at === undefined) return SLOW_INTERVAL;
  const age = now - order.at;
  if (age > POLL_UNTIL) return undefined;
  return age > -FAST_UNTIL && age < FAST_UNTIL && !hasFailed ? FAST_INTERVAL : SLOW_INTERVAL;
}

export interface OrderState {
  /** The last order that was loaded. It stays while a newer one loads, and if that fails. */
  readonly order: DepositOrder | undefined;
  readonly failed: boolean;
  /** Why the last call failed. */
  readonly error: RequestError | undefined;
  reload(): void;
}

/** Loads a deposit, and polls it while it is pending and the page is visible. */
export function useOrder(id: string): OrderState {
  const { status, value, error, reload } = useCall(depositOrder, { id });
  const order = useLastDefined(value);
  useEffect(() => {
    const delay =
      status === 'loading' || !order ? undefined : pollDelay(order, gatewayTime(), status === 'failed');
    if (delay === undefined) return;
    let timer: number | undefined;
    const schedule = () => {
      window.clearTimeout(timer);
      if (!document.hidden) timer = window.setTimeout(reload, delay);
    };
    const onVisibility = () => (document.hidden ? schedule() : reload());
    document.addEventListener('visibilitychange', onVisibility);
    schedule();
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [status, order, reload]);
  return { order, failed: status === 'failed', error, reload };
}
