import { depositSettings, type FooterEntry } from '@tessera/contract';
import { useText } from '../i18n';
import { useGo } from '../navigation/go';
import { alert } from '../notices';
import { call } from '../request';
import { currentSession } from '../session';
import { currentSite, promotionsReady } from '../site';
import { openChat, openCustomerService } from '../support';
import { tap } from './tap';

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
