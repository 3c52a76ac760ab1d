import close from '@phosphor-icons/core/assets/regular/x.svg';
import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { useLocation } from '@tessera/shell/navigation';
import { Button, IconButton, LinkButton } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { AppIcon, isInstalledApp, Rating, useApp } from '../common/merchant-app';
import styles from './download-bar.module.css';
import { closeBar, hideBar, type Offer, useDownload, useOffer } from './download-offer';

/**
 * The bar's position. It loads after the first page has been painted: at the top it would move that page or cover its
 * most important part, so there it floats above the bottom navigation. Later pages are laid out below it.
 */
function usePosition(): 'floating' | 'top' {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [hasLeft, setLeft] = useState(false);
  if (pathname !== first && !hasLeft) setLeft(true);
  return hasLeft ? 'top' : 'floating';
}

/** The bar: the app, the download button and the close button (R2.49). */
function AppBar({ offer }: { offer: Offer }) {
  const text = useText('growth');
  const app = useApp(offer.setting);
  const download = useDownload(offer);
  const position = usePosition();
  return (
    <aside aria-label={text('bar')} className={styles.bar} data-place={position}>
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
  useEffect(() => {
    if (environment().isNativeApp || isInstalledApp(environment())) hideBar();
  }, []);
  return offer.view === 'bar' ? <AppBar offer={offer} /> : null;
}
