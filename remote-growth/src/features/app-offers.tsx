import { DownloadPopup } from './download-popup';
import { InstallQuestion, ProfileGuide } from './install';

/** The overlays that offer the app. */
export default function AppOffers() {
  return (
    <>
      <InstallQuestion />
      <DownloadPopup />
      <ProfileGuide />
    </>
  );
}
