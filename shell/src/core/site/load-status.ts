import { ping, type SiteStatus, status } from '@tessera/contract';
import { type StatusQuery, statusQuery } from '../../platform/status-query';
import { gateway, retryUnreached } from '../request';
import { acceptStatus, lastSite, type SiteState, siteStore } from './store';

let ready: Promise<void> | undefined;

/**
 * The part of the state that is stored: not the visitor's address, which is personal, not whether the site is closed,
 * which can change at any time, and not the parts that have their own calls.
 */
const kept = ({ gameMatches, promoCodeEnable, consent, moneySign, ...site }: SiteState): SiteStatus => ({
  ...site,
  ip: undefined,
  maintenance: false,
  maintenanceEndTime: undefined,
  regionRestriction: false,
});

/** Restores the last status, if this browser has one. */
export function restoreSite(): void {
  const site = lastSite.get();
  if (site) siteStore.setState(site, true);
}

async function load(query: StatusQuery): Promise<void> {
  acceptStatus(await gateway.call(status, query, { alert: false }));
  lastSite.set(kept(siteStore.getState()));
}

/**
 * Loads the site's state (R7.13a).
 * @throws RequestError
 */
export const refreshSite = (): Promise<void> => load(statusQuery());

/** The first status call, made once, with the query that the early script used. */
export function siteReady(): Promise<void> {
  ready ??= load(globalThis.window?.__tessera?.statusQuery ?? statusQuery());
  return ready;
}

/** In ms. The wait between two tries doubles, from the first to the longest. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;

/** Shortens a wait by up to a half, so that the visitors of a site do not return all at once after a failure. */
const withJitter = (wait: number): number => wait * (1 - Math.random() / 2);

/**
 * After a status call without an answer: loads the status as soon as the gateway answers a ping, and then what the screens
 * could not load. It asks again and again, less and less often, and at once when the browser is online again or the page is
 * seen again; not while it is hidden (R7.17).
 * @returns resolves when the status is loaded
 */
export function refreshWhenReachable(): Promise<void> {
  return new Promise((resolve) => {
    let wait = FIRST_WAIT;
    let timer: ReturnType<typeof setTimeout>;
    let isAsking = false;
    const askLater = () => {
      timer = setTimeout(ask, withJitter(wait));
      wait = Math.min(2 * wait, LONGEST_WAIT);
    };
    const ask = async () => {
      if (isAsking || document.hidden) return;
      isAsking = true;
      clearTimeout(timer);
      try {
        await gateway.call(ping, { caller: 'online' }, { alert: false });
        await refreshSite();
        ready = Promise.resolve();
        retryUnreached();
        removeEventListener('online', ask);
        document.removeEventListener('visibilitychange', ask);
        resolve();
      } catch {
        isAsking = false;
        askLater();
      }
    };
    addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    askLater();
  });
}
