import {
  type AnswerOf,
  type consent,
  type Flag,
  type GameMatch,
  keys,
  type SiteStatus,
} from '@tessera/contract';
import { createStore } from 'zustand/vanilla';
import { storedValue } from '../../platform/storage';
import { defaultSite } from './defaults';

/** What the merchant asks visitors to agree to: a text, or settings. */
export type ConsentInfo = NonNullable<AnswerOf<typeof consent>['info']>;

/** The status, and what only calls of their own say of the site; absent until it was asked for (R3.27, R7.22). */
export interface SiteState extends SiteStatus {
  readonly gameMatches?: readonly GameMatch[];
  readonly promoCodeEnable?: boolean;
  readonly consent?: ConsentInfo;
}

/** The last status, so that the next start paints the merchant's own navigation at once. */
export const lastSite = storedValue(keys.site);

export const siteStore = createStore((): SiteState => defaultSite());

export const currentSite = (): SiteState => siteStore.getState();

/** What calls of their own say of the site; a later status does not take it away. */
let details: Partial<SiteState> = {};

/** Takes up a status, with what is known in more detail. */
export const acceptStatus = (site: SiteStatus): void => siteStore.setState({ ...site, ...details }, true);

/** Takes up a part that has a call of its own. */
export function acceptDetails(part: Partial<SiteState>): void {
  details = { ...details, ...part };
  siteStore.setState(part);
}

/** Whether a white-label flag is on (R1.3c, R6.5a). */
export const hasFlag = (flag: Flag): boolean => currentSite().whitelabelVal[flag];
