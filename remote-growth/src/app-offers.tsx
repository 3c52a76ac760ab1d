import { DownloadPopup } from './download-popup/download-popup';
import { InstallQuestion } from './install/install-question';
import { ProfileGuide } from './install/profile-guide';

/** Everything that stands over the page to bring the app to the visitor. */
export default function AppOffers() {
  return (
    <>
      <InstallQuestion />
      <DownloadPopup />
      <ProfileGuide />
    </>
  );
}
