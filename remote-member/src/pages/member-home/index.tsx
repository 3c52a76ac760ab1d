import headset from '@phosphor-icons/core/assets/regular/headset.svg';
import { useText } from '@tessera/shell/i18n';
import { useSession } from '@tessera/shell/session';
import { openCustomerService } from '@tessera/shell/support';
import { ListGroup, ListRow, Page } from '@tessera/ui';
import { BalanceCard } from './balance-card';
import { DeviceInfoRow } from './device-info-row';
import { LanguageRow } from './language-row';
import { EntryRows } from './menu';
import { NotificationRow } from './notification-row';
import { PrivacyRow } from './privacy-row';
import { ProfileCard } from './profile-card';
import { ResponsiblePlayRow } from './responsible-play-row';
import { SignOutRow } from './sign-out-row';

/** The member centre (R2.5): who I am, what I have, and everything around it. */
export default function MemberHome() {
  const text = useText('member');
  const session = useSession();
  // The route's guard is about to leave this page.
  if (!session) return null;
  return (
    <Page title={text('member_title')}>
      <ProfileCard session={session} />
      <BalanceCard />
      <EntryRows type={session.type} />
      <ListGroup>
        <ListRow
          icon={headset}
          title={text('customer_service')}
          detail={text('customer_service_detail')}
          onClick={openCustomerService}
        />
        <LanguageRow />
        <NotificationRow />
        <PrivacyRow />
        <ResponsiblePlayRow />
        <DeviceInfoRow />
      </ListGroup>
      <ListGroup>
        <SignOutRow />
      </ListGroup>
    </Page>
  );
}
