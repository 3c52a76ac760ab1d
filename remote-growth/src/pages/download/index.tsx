import phone from '@phosphor-icons/core/assets/regular/device-mobile-speaker.svg';
import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { useBack } from '@tessera/shell/navigation';
import { useSite } from '@tessera/shell/site';
import { Card, EmptyState, LinkButton, Page, QrCode, Section } from '@tessera/ui';
import {
  AppHeading,
  downloadLinkProps,
  offeredSystems,
  Rating,
  type SystemOffer,
  useApp,
  useDownloadSetting,
} from '../../common/merchant-app';
import { paths } from '../../common/paths';
import { Tips, tipsFor } from '../../features/install';
import styles from './download.module.css';

/** The names of the systems, the same in every language. */
const systemNames = { ios: 'iOS', android: 'Android' } as const;

/** This page on a phone, which has the phone's own ways. The parameters of the address, such as the affiliate's code, go with it. */
const ownAddress = () => location.origin + paths.download + location.search;

/** The steps to the home screen of a system: in this browser, or in the one that most phones of the system have. */
const homeScreenTips = ({ os }: SystemOffer) =>
  environment().os === os ? tipsFor(environment()) : ({ ios: 'ios-safari', android: 'android' } as const)[os];

function System({ offer, appName }: { readonly offer: SystemOffer; readonly appName: string }) {
  const text = useText('growth');
  const isOffered = useSite(({ mobileTemplate }) => mobileTemplate.pwa) !== false;
  const tips = isOffered ? homeScreenTips(offer) : undefined;
  const { os, url, isProfile, version } = offer;
  return (
    <Section title={systemNames[os]}>
      {url !== undefined && (
        <LinkButton block {...downloadLinkProps(url)}>
          {text(`popup_${os}`)}
        </LinkButton>
      )}
      {url !== undefined && version !== undefined && (
        <p className={styles.version}>{text('upgrade_version', { version })}</p>
      )}
      {isProfile && (
        <Card padded>
          <Tips kind="ios-profile" />
        </Card>
      )}
      {tips && (
        <Card padded className={styles.steps}>
          <h3 className={styles.title}>{text('install_title', { app: appName })}</h3>
          <Tips kind={tips} />
        </Card>
      )}
    </Section>
  );
}

/** The ways to the merchant's app: a QR code for a computer, and a link, the version and the steps for each system (R2.23). */
export default function DownloadPage() {
  const text = useText('growth');
  const back = useBack(paths.home);
  const app = useApp(useDownloadSetting());
  const site = useSite((state) => state);
  const { os, isMobile } = environment();
  const systems = offeredSystems(site, os);
  return (
    <Page title={text('popup_title')} onBack={back} backLabel={text('back')}>
      <AppHeading app={app} title={app.name} detail={<Rating />} />
      {systems.length === 0 && <EmptyState icon={phone} title={text('download_unavailable')} />}
      {systems.length > 0 && !isMobile && (
        <Card padded className={styles.code}>
          <QrCode content={ownAddress()} label={text('download_scan')} size={168} />
          <p aria-hidden="true" className={styles.scan}>
            {text('download_scan')}
          </p>
        </Card>
      )}
      {systems.map((offer) => (
        <System key={offer.os} offer={offer} appName={app.name} />
      ))}
    </Page>
  );
}
