import type { Flag } from '@tessera/contract';
import { type Language, languageOf } from '@tessera/i18n';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { offeredCodes } from '../../platform/i18n';
import { currentRelease } from '../../platform/release';
import { formatMoney } from './currency';
import { currentSite, type SiteState, siteStore } from './store';

export { sendBeacon } from './beacon';
export { currencyCode, formatMoney } from './currency';
export { loadDetails } from './details';
export { refreshSite, refreshWhenReachable, restoreSite, siteReady } from './load-status';
export { consentReady, promoCodeReady, promotionsReady, refreshGameMatches } from './on-demand';
export { reportStatusTiming } from './report-timing';
export { type ConsentInfo, currentSite, hasFlag, type SiteState, siteStore } from './store';

/** A part of the site's state; `select` must give the same object for the same state. Defaults stand until the status has come. */
export const useSite = <T>(select: (site: SiteState) => T): T => useStore(siteStore, select);

/** Whether a white-label flag is on, kept up to date (R1.3c). */
export const useFlag = (flag: Flag): boolean => useSite((site) => site.whitelabelVal[flag]);

/** Writes amounts (major units) in the merchant's currency. */
export function useMoney(): (amount: string | number) => string {
  const currency = useSite((site) => site.currency);
  return (amount) => formatMoney(amount, currency);
}

/** Version of the shell that this page runs. */
export const pageVersion = (): string => currentRelease().shell.version;

/** Where a resource of the merchant lies, by its type (R3.26). */
export const resourceUrl = (type: string): string | undefined =>
  currentSite().resources.find((resource) => resource.resourceType === type)?.url;

/**
 * What a language picker lists: the languages that the template parameters name, in their order (R1.10b). What the
 * release does not offer cannot be chosen; where they name none of it, all that it offers is listed.
 */
export function useOfferedLanguages(): readonly Language[] {
  const named = useStore(siteStore, ({ mobileTemplate }) => mobileTemplate.languages);
  return useMemo(() => {
    const offered = offeredCodes();
    const listed = named?.filter((code) => offered.includes(code)) ?? [];
    return (listed.length > 0 ? listed : offered).flatMap((code) => languageOf(code) ?? []);
  }, [named]);
}
