import type { Flag } from '@tessera/contract';
import { type Language, languageOf } from '@tessera/i18n';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { offeredCodes } from '../../platform/i18n';
import { currentRelease } from '../../platform/release';
import { formatMoney } from './currency';
import { currentSite, type SiteState, siteStore } from './store';

export { reportStatusTiming, sendBeacon } from './beacon';
export { currencyCode, formatMoney } from './currency';
export { loadDetails } from './details';
export { refreshSite, refreshWhenReachable, restoreSite, siteReady } from './load-status';
export { consentReady, promoCodeReady, promotionsReady, refreshGameMatches } from './on-demand';
export { type ConsentInfo, currentSite, hasFlag, type SiteState, siteStore } from './store';

/** A part of the site's state, with defaults until the status is loaded. `select` must return the same object for the same state. */
export const useSite = <T>(select: (site: SiteState) => T): T => useStore(siteStore, select);

/** Whether a white-label flag is on, kept up to date (R1.3c). */
export const useFlag = (flag: Flag): boolean => useSite((site) => site.whitelabelVal[flag]);

/** Formats amounts (major units) in the merchant's currency. */
export function useMoney(): (amount: string | number) => string {
  const currency = useSite((site) => site.currency);
  return (amount) => formatMoney(amount, currency);
}

/** Version of the shell that this page runs. */
export const pageVersion = (): string => currentRelease().shell.version;

/** The address of a merchant's resource by its type (R3.26). */
export const resourceUrl = (type: string): string | undefined =>
  currentSite().resources.find((resource) => resource.resourceType === type)?.url;

/**
 * The languages of a language picker: those that the template parameters name and the release offers, in their order
 * (R1.10b). If the parameters name none of them, all that the release offers.
 */
export function useOfferedLanguages(): readonly Language[] {
  const named = useStore(siteStore, ({ mobileTemplate }) => mobileTemplate.languages);
  return useMemo(() => {
    const offered = offeredCodes();
    const listed = named?.filter((code) => offered.includes(code)) ?? [];
    return (listed.length > 0 ? listed : offered).flatMap((code) => languageOf(code) ?? []);
  }, [named]);
}
