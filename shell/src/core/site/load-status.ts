import { ping, type SiteStatus, status } from '@tessera/contract';
import { type StatusQuery, statusQuery } from '../../platform/status-query';
import { gateway } from '../request';
import { acceptStatus, lastSite, type SiteState, siteStore } from './store';

let ready: Promise<void> | undefined;

/**
 * A visitor's address is theirs, whether the site is closed is never known from before, and what has calls of its own
 * is asked for anew.
 */
const kept = ({ gameMatches, promoCodeEnable, consent, ...site }: SiteState): SiteStatus => ({
  ...site,
  ip: undefined,
  maintenance: false,
  maintenanceEndTime: undefined,
  regionRestriction: false,
});

/** Paints from the last status, if this browser has one. */
export function restoreSite(): void {
  const site = lastSite.get();
  if (site) siteStore.setState(site, true);
}

async function load(query: StatusQuery): Promise<void> {
  acceptStatus(await gateway.call(status, query, { alert: false }));
  lastSite.set(kept(siteStore.getState()));
}

/**
 * Asks for the site's state (R7.13a).
 * @throws RequestError
 */
export const refreshSite = (): Promise<void> => load(statusQuery());

/** The first status call; asked once, whatever comes of it, and as the early script asked it. */
export function siteReady(): Promise<void> {
  ready ??= load(globalThis.window?.__tessera?.statusQuery ?? statusQuery());
  return ready;
}

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
