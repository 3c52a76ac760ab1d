import { depositSettings, type FooterEntry } from '@tessera/contract';
import { useGo } from '../../core/navigation';
import { alert } from '../../core/notices';
import { call } from '../../core/request';
import { currentSession } from '../../core/session';
import { currentSite, promotionsReady, useSite } from '../../core/site';
import { useText } from '../../platform/i18n';
import { openChat, openCustomerService } from '../customer-service';
import { tap } from './tap';
import { shownEntries } from './visible-entries';

/** The deposit settings must be there before a deposit starts; the client tells the member when they are not (R4.20). */
const checkDeposit = (): Promise<boolean> =>
  call(depositSettings, {}).then(
    () => true,
    () => false,
  );

async function isReferralEnabled(): Promise<boolean> {
  await promotionsReady();
  return currentSite().availablePromotions.some(({ type, enabled }) => type === 'REFERRAL' && enabled);
}

/** What a tap on an entry of the bottom navigation does. */
export function useTap(): (entry: FooterEntry) => void {
  const t = useText('shell');
  const go = useGo();
  return (entry) =>
    void tap(entry, currentSession()?.type, {
      go,
      alert: (key) => void alert({ message: t(key) }),
      openCustomerService,
      openChat: () => void openChat(),
      checkDeposit,
      isReferralEnabled,
    });
}

/** Ways to the parts of the product, under the rules of the bottom navigation (R2.28 to R2.46). */
export interface Entries {
  /** Those that the merchant shows. */
  readonly shown: readonly FooterEntry[];
  /** Does what a tap on an entry means for whoever is here. */
  tap(entry: FooterEntry): void;
}

/** Which of some entries a page may offer, and what a tap on each does. */
export function useEntries(wanted: readonly FooterEntry[]): Entries {
  const site = useSite((state) => state);
  return { shown: shownEntries(wanted, site), tap: useTap() };
}
