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

/** Loads the deposit settings before a deposit. If that fails, the request client alerts the member (R4.20). */
const checkDeposit = (): Promise<boolean> =>
  call(depositSettings, {}).then(
    () => true,
    () => false,
  );

async function isReferralEnabled(): Promise<boolean> {
  await promotionsReady();
  return currentSite().availablePromotions.some(({ type, enabled }) => type === 'REFERRAL' && enabled);
}

/** The tap handler of the bottom navigation. */
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

/** Entries to the parts of the product, under the rules of the bottom navigation (R2.28 to R2.46). */
export interface Entries {
  /** The entries that the merchant shows. */
  readonly shown: readonly FooterEntry[];
  /** Handles a tap on an entry for the current member or visitor. */
  tap(entry: FooterEntry): void;
}

/** The entries of a list that a page may offer, and their tap handler. */
export function useEntries(wanted: readonly FooterEntry[]): Entries {
  const site = useSite((state) => state);
  return { shown: shownEntries(wanted, site), tap: useTap() };
}
