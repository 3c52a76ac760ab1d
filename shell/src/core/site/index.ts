import type { Flag } from '@tessera/contract';
import { type Language, languageOf } from '@tessera/i18n';
import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { currentRelease } from '../../platform/release';
import { formatMoney as formatWith, type MoneyPart, moneyParts as partsWith } from './currency';
import { moneySignReady } from './on-demand';
import { shownLanguages } from './shown-values';
import { currentSite, type SiteState, siteStore } from './store';

export { reportStatusTiming, sendBeacon } from './beacon';
export { currencyCode, type MoneyPart } from './currency';
export { loadDetails } from './details';
export { refreshSite, refreshWhenReachable, restoreSite, siteReady } from './load-status';
export { consentReady, promoCodeReady, promotionsReady, refreshGameMatches } from './on-demand';
export { shownTemplate } from './shown-values';
export { type ConsentInfo, currentSite, hasFlag, type SiteState, siteStore } from './store';

/** A part of the site's state, with defaults until the status is loaded. `select` must return the same object for the same state. */
export const useSite = <T>(select: (site: SiteState) => T): T => useStore(siteStore, select);

/** Whether a white-label flag is on, kept up to date (R1.3c). */
export const useFlag = (flag: Flag): boolean => useSite((site) => site.whitelabelVal[flag]);

/** Formats an amount (major units) in a currency, with the merchant's sign once it is known. */
export const formatMoney = (amount: string | number, currency: string): string =>
  formatWith(amount, currency, currentSite().moneySign);

/** The parts of a formatted amount, for screens that show only some of them, or each in its own place. */
export const moneyParts = (amount: string | number, currency: string): readonly MoneyPart[] =>
  partsWith(amount, currency, currentSite().moneySign);

/** Formats amounts (major units) in the merchant's currency, with its own sign (R3.19). The same function for the same sign. */
export function useMoney(): (amount: string | number) => string {
  const currency = useSite((site) => site.currency);
  const sign = useSite((site) => site.moneySign);
  useEffect(() => void moneySignReady(), []);
  return useCallback((amount) => formatWith(amount, currency, sign), [currency, sign]);
}

/** Version of the shell that this page runs. */
export const pageVersion = (): string => currentRelease().shell.version;

/** The address of a merchant's resource by its type (R3.26). */
export const resourceUrl = (type: string): string | undefined =>
  currentSite().resources.find((resource) => resource.resourceType === type)?.url;

/** The languages of a language picker, in their order (R1.10b). */
export function useOfferedLanguages(): readonly Language[] {
  const named = useStore(siteStore, ({ mobileTemplate }) => mobileTemplate.languages);
  return useMemo(() => shownLanguages(named).flatMap((code) => languageOf(code) ?? []), [named]);
}
