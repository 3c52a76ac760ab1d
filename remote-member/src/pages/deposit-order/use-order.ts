import { type DepositOrder, depositOrder } from '@tessera/contract';
import { type RequestError, useCall } from '@tessera/shell/request';
import { useEffect } from 'react';
import { useLast } from '../../common/use-last-defined';

/** In ms: how often a deposit under way is looked up at first, and later on. */
export const LOOK_OFTEN = 4_000;
export const LOOK_SELDOM = 15_000;
/** In ms: how old a deposit is then. */
export const OFTEN_UNTIL = 3 * 60_000;
/** In ms: from then on only the member asks. */
export const LOOK_UNTIL = 60 * 60_000;

/** In ms: when to look again at an order; undefined when there is nothing more to see. */
export function nextLook(order: DepositOrder, now: number): number | undefined {
  const age = now - order.at;
  if (order.status !== 'pending' || age > LOOK_UNTIL) return undefined;
  return age < OFTEN_UNTIL ? LOOK_OFTEN : LOOK_SELDOM;
}

/** A deposit as a screen sees it. */
export interface OrderState {
  /** As it was last known. */
  readonly order: DepositOrder | undefined;
  readonly failed: boolean;
  /** Why it failed. */
  readonly error: RequestError | undefined;
  reload(): void;
}

/** A deposit, looked up again while it is under way and the page can be seen. */
export function useOrder(id: string): OrderState {
  const { status, value, error, reload } = useCall(depositOrder, { id });
  const order = useLast(value);
  useEffect(() => {
    const wait = status === 'loading' || !order ? undefined : nextLook(order, Date.now());
    if (wait === undefined) return;
    let timer: number | undefined;
    const look = () => {
      window.clearTimeout(timer);
      if (!document.hidden) timer = window.setTimeout(reload, wait);
    };
    const seen = () => (document.hidden ? look() : reload());
    document.addEventListener('visibilitychange', seen);
    look();
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [status, order, reload]);
  return { order, failed: status === 'failed', error, reload };
}
