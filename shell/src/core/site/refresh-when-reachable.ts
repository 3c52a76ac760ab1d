import { ping } from '@tessera/contract';
import { gateway } from '../request';
import { refreshSite } from './load-status';

/**
 * After a status call that got no answer: asks again as soon as the browser is online and the gateway answers a ping
 * (R7.17). Gives the function that ends it.
 */
export function refreshWhenReachable(): () => void {
  const stop = () => removeEventListener('online', again);
  const again = async () => {
    try {
      await gateway.call(ping, { caller: 'online' }, { alert: false });
      await refreshSite();
      stop();
    } catch {
      // Not yet: the browser will say `online` again.
    }
  };
  addEventListener('online', again);
  return stop;
}
