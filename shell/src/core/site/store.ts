import {
  type AnswerOf,
  type consent,
  type Flag,
  type GameMatch,
  keys,
  type SiteStatus,
  siteStatus,
} from '@tessera/contract';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { storedValue } from '../../platform/storage';
import type { MoneySign } from './currency';

/** The site before the status is loaded: the contract's defaults. */
export const defaultSite = (): SiteStatus => v.parse(siteStatus, {});

/** The merchant's question for consent: a text, or settings. */
export type ConsentInfo = NonNullable<AnswerOf<typeof consent>['info']>;

/** The status, and the parts that have their own calls, absent until loaded (R3.27, R7.22). */
export interface SiteState extends SiteStatus {
  readonly gameMatches?: readonly GameMatch[];
  readonly promoCodeEnable?: boolean;
  readonly consent?: ConsentInfo;
  /** How the merchant writes its currency, if it says so (R3.19). */
  readonly moneySign?: MoneySign | undefined;
}

/** The last status, so that the next start paints the merchant's navigation at once. */
export const lastSite = storedValue(keys.site);

export const siteStore = createStore((): SiteState => defaultSite());

export const currentSite = (): SiteState => siteStore.getState();

/** The parts that have their own calls. A later status keeps them. */
let details: Partial<SiteState> = {};

/** Sets the status and keeps the details. */
export const acceptStatus = (site: SiteStatus): void => siteStore.setState({ ...site, ...details }, true);

/** Sets a part that has its own call. */
export function acceptDetails(part: Partial<SiteState>): void {
  details = { ...details, ...part };
  siteStore.setState(part);
}

/** Whether a white-label flag is on (R1.3c, R6.5a). */
export const hasFlag = (flag: Flag): boolean => currentSite().whitelabelVal[flag];
