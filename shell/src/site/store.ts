import { type Flag, type SiteStatus, siteStatus } from '@tessera/contract';
import { createStore } from 'zustand/vanilla';
import { storedValue } from '../environment/storage/stored-value';
import { defaultSite } from './defaults';

/** The last status, so that the next start paints the merchant's own navigation at once. */
export const lastSite = storedValue('local', 'tessera:site', siteStatus);

export const siteStore = createStore((): SiteStatus => defaultSite());

export const currentSite = (): SiteStatus => siteStore.getState();

/** What calls of their own say of the site; a later status does not take it away. */
let details: Partial<SiteStatus> = {};

/** Takes up a status, with what is known in more detail. */
export const acceptStatus = (site: SiteStatus): void => siteStore.setState({ ...site, ...details }, true);

/** Takes up a part that has a call of its own. */
export function acceptDetails(part: Partial<SiteStatus>): void {
  details = { ...details, ...part };
  siteStore.setState(part);
}

/** Whether a white-label flag is on (R1.3c, R6.5a). */
export const hasFlag = (flag: Flag): boolean => currentSite().whitelabelVal[flag];
