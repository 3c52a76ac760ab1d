import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { Link, useBack } from '@tessera/shell/navigation';
import { useSite } from '@tessera/shell/site';
import { Page } from '@tessera/ui';
import { AppHeading, offeredSystems, Rating, useApp, useDownloadSetting } from '../../common/merchant-app';
import { paths } from '../../common/paths';
import { Banners } from '../../features/download-popup';
import styles from './app.module.css';

/** The popup's groups of pictures, where the merchant sets none (R2.48). */
const GROUPS = ['m_popup1', 'm_popup2'];

/** The version of the app around the page, or the newest one that is offered. */
function useVersion(): string | undefined {
  const site = useSite((state) => state);
  const { isNativeApp, appVersion, os } = environment();
  return (isNativeApp && appVersion) || offeredSystems(site, os).find(({ version }) => version)?.version;
}

/** The merchant's app: its look, description, pictures and version, and the way to download it (R2.23). */
export default function AppPage() {
  const text = useText('growth');
  const back = useBack(paths.home);
  const setting = useDownloadSetting();
  const app = useApp(setting);
  const words = useSite(({ mobileTemplate }) => mobileTemplate.app_desc);
  const version = useVersion();
  return (
    <Page title={text('window')} onBack={back} backLabel={text('back')}>
      <AppHeading
        app={app}
        title={app.name}
        detail={
          <>
            <Rating />
            {version !== undefined && <span>{text('upgrade_version', { version })}</span>}
          </>
        }
      />
      <p className={styles.words}>{setting?.app_desc || words}</p>
      <Banners groups={setting?.popup.banners ?? GROUPS} />
      <Link to={paths.download} className={styles.download}>
        {text('popup_title')}
      </Link>
    </Page>
  );
}
