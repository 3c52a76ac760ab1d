import close from '@phosphor-icons/core/assets/regular/x.svg';
import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { Button, classNames, IconButton, LinkButton } from '@tessera/ui';
import { useEffect, useRef } from 'react';
import { AppIcon, isInstalledApp, Rating, useApp } from '../common/merchant-app';
import styles from './download-bar.module.css';
import {
  closeBar,
  hideBar,
  type Offer,
  useBarHeight,
  useBarPlace,
  useDownload,
  useOffer,
} from './download-offer';

interface AppBarProps {
  readonly offer: Offer;
  /** Without it the bar is laid out but not visible: its height is what the next page load keeps free. */
  readonly hasPlace: boolean;
}

/** The bar: the app, the download button and the close button (R2.49). */
function AppBar({ offer, hasPlace }: AppBarProps) {
  const text = useText('growth');
  const app = useApp(offer.setting);
  const download = useDownload(offer);
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar);
  return (
    <aside
      ref={bar}
      aria-label={text('bar')}
      aria-hidden={!hasPlace || undefined}
      className={classNames(styles.bar, !hasPlace && styles.unseen)}
    >
      <IconButton icon={close} label={text('bar_close')} onClick={closeBar} />
      <span className={styles.icon}>
        <AppIcon app={app} />
      </span>
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

/** The slot at the top of the page: the bar, if the merchant's rules allow it and the page has a place for it. */
export default function DownloadBar() {
  const offer = useOffer();
  const hasPlace = useBarPlace(offer);
  useEffect(() => {
    if (environment().isNativeApp || isInstalledApp(environment())) hideBar();
  }, []);
  return offer.view === 'bar' ? <AppBar offer={offer} hasPlace={hasPlace} /> : null;
}
