import { type SiteStatus, status } from '@tessera/contract';
import { type StatusQuery, statusQuery } from '../../platform/status-query';
import { gateway, untilReached } from '../request';
import { acceptStatus, lastSite, type SiteState, siteStore } from './store';

let ready: Promise<void> | undefined;

/**
 * The part of the state that is stored: not the visitor's address, which is personal, not the default password, not
 * whether the site is closed, which can change at any time, and not the parts that have their own calls.
 */
const kept = ({ gameMatches, promoCodeEnable, consent, moneySign, ...site }: SiteState): SiteStatus => ({
  ...site,
  ip: undefined,
  defaultPassword: undefined,
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

/**
 * After a status call without an answer: loads the status once the gateway is reached, and then what the screens could
 * not load.
 * @returns resolves when the status is loaded
 */
export const refreshWhenReachable = (): Promise<void> =>
  untilReached(async () => {
    await refreshSite();
    ready = Promise.resolve();
  });
