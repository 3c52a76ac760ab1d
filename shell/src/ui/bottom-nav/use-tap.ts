import { depositSettings, type FooterEntry } from '@tessera/contract';
import { useGo } from '../../core/navigation';
import { alert } from '../../core/notices';
import { call } from '../../core/request';
import { currentSession } from '../../core/session';
import { currentSite, promotionsReady } from '../../core/site';
import { useText } from '../../platform/i18n';
import { openChat, openCustomerService } from '../customer-service';
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
