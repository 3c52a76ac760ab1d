import { useText } from '@tessera/shell/i18n';
import { useBack } from '@tessera/shell/navigation';
import { ListGroup, Page } from '@tessera/ui';
import { paths } from '../../common/paths';
import { LanguageRow } from '../../features/language';
import { AppearanceRow } from './appearance-row';
import { DeviceInfoRow } from './device-info-row';
import { NotificationRow } from './notification-row';
import { PrivacyRow } from './privacy-row';
import { ResponsiblePlayRow } from './responsible-play-row';

/** What the member sets for this device, and what the merchant lets members review. */
export default function SettingsPage() {
  const text = useText('member');
  const back = useBack(paths.memberHome);
  return (
    <Page title={text('settings')} onBack={back} backLabel={text('back')}>
      <ListGroup>
        <LanguageRow />
        <AppearanceRow />
        <NotificationRow />
        <DeviceInfoRow />
      </ListGroup>
      {/* Last, because these rows come with answers of the gateway: above, they would move a row under a finger. */}
      <ListGroup>
        <PrivacyRow />
        <ResponsiblePlayRow />
      </ListGroup>
    </Page>
  );
}
