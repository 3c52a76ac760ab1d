import close from '@phosphor-icons/core/assets/regular/x.svg';
import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { Button, classNames, IconButton, LinkButton } from '@tessera/ui';
import { useEffect, useRef } from 'react';
import { floatingOffer } from '../common/floating-offer';
import { AppIcon, isInstalledApp, Rating, useApp } from '../common/merchant-app';
import styles from './download-bar.module.css';
import {
  closeBar,
  hideBar,
  type Offer,
  useBarPlace,
  useDownload,
  useEmptyPlace,
  useOffer,
} from './download-offer';

/** The bar: the app, the download button and the close button (R2.49). */
function AppBar({ offer }: { offer: Offer }) {
  const text = useText('growth');
  const app = useApp(offer.setting);
  const download = useDownload(offer);
  const bar = useRef<HTMLElement>(null);
  const place = useBarPlace(bar);
  return (
    <aside
      ref={bar}
      aria-label={text('bar')}
      className={classNames(styles.bar, place === 'floating' && floatingOffer)}
      data-place={place}
    >
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

/** The slot at the top of the page: the bar, if the merchant's rules allow it. */
export default function DownloadBar() {
  const offer = useOffer();
  useEmptyPlace(offer);
  useEffect(() => {
    if (environment().isNativeApp || isInstalledApp(environment())) hideBar();
  }, []);
  return offer.view === 'bar' ? <AppBar offer={offer} /> : null;
}
