import { type SiteStatus, status } from '@tessera/contract';
import { gateway } from '../request/gateway';
import { lastSite, siteStore } from './store';

let ready: Promise<void> | undefined;

const accept = (site: SiteStatus): void => {
  siteStore.setState(site, true);
  const { ip: _personal, ...kept } = site;
  lastSite.set({ ...kept, ip: undefined });
};

/** Paints from the last status, if this browser has one. */
export function restoreSite(): void {
  const site = lastSite.get();
  if (site) siteStore.setState(site, true);
}

/**
 * Asks for the site's state (R7.13a).
 * @throws RequestError
 */
export async function refreshSite(): Promise<void> {
  // The query is the early script's too: a difference would cost a second request at start.
  accept(await gateway.call(status, { device: 'MOBILE' }, { alert: false }));
}

/** The first status call; asked once, whatever comes of it. */
export function siteReady(): Promise<void> {
  ready ??= refreshSite();
  return ready;
}
