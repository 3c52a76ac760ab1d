import close from '@phosphor-icons/core/assets/regular/x.svg';
import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { Button, IconButton, LinkButton } from '@tessera/ui';
import { useEffect } from 'react';
import { AppIcon } from './app-icon';
import styles from './download-bar.module.css';
import { isInstalledApp } from './installed-app';
import { Rating } from './rating';
import { closeBar, hideBar } from './stage';
import { useApp } from './use-app';
import { useDownload } from './use-download';
import { type Offer, useOffer } from './use-offer';
import { usePlace } from './use-place';

/** The bar itself: what the app is, a way to get it, a way to be rid of it (R2.49). */
function AppBar({ offer }: { offer: Offer }) {
  const text = useText('growth');
  const app = useApp(offer.setting);
  const download = useDownload(offer);
  const place = usePlace();
  return (
    <aside aria-label={text('bar')} className={styles.bar} data-place={place}>
      <IconButton icon={close} label={text('bar_close')} onClick={closeBar} />
      <AppIcon app={app} />
      <div className={styles.text}>
        <p className={styles.name}>{app.name}</p>
        <Rating />
        {offer.setting?.app_desc && <p className={styles.description}>{offer.setting.app_desc}</p>}
      </div>
      {download.href === undefined ? (
        <Button size="s" onClick={download.onClick}>
          {text('download')}
        </Button>
      ) : (
        <LinkButton size="s" {...download}>
          {text('download')}
        </LinkButton>
      )}
    </aside>
  );
}

/** The place at the top of the page: the bar, where the merchant's rules let it show. */
export default function DownloadBar() {
  const offer = useOffer();
  useEffect(() => {
    if (environment().isNativeApp || isInstalledApp(environment())) hideBar();
  }, []);
  return offer.view === 'bar' ? <AppBar offer={offer} /> : null;
}
