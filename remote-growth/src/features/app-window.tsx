import close from '@phosphor-icons/core/assets/bold/x-bold.svg';
import { useText } from '@tessera/shell/i18n';
import { Icon, VisuallyHidden } from '@tessera/ui';
import { FloatingOffer } from '../common/floating-offer';
import { AppIcon, useApp } from '../common/merchant-app';
import styles from './app-window.module.css';
import { closeAppWindow, type Offer, useDownload, useOffer } from './download-offer';

/** What replaces a closed bar: the app's icon as the download button, and a close button (R4.23c). */
function AppPill({ offer }: { offer: Offer }) {
  const text = useText('growth');
  const app = useApp(offer.setting);
  const download = useDownload(offer);
  const label = text('window_download', { app: app.name });
  return (
    <FloatingOffer label={text('window')} side="end" className={styles.pill}>
      {download.href === undefined ? (
        <button type="button" aria-label={label} onClick={download.onClick}>
          <AppIcon app={app} />
        </button>
      ) : (
        <a {...download}>
          <VisuallyHidden>{label}</VisuallyHidden>
          <AppIcon app={app} />
        </a>
      )}
      <button
        type="button"
        aria-label={text('window_close')}
        className={styles.close}
        onClick={closeAppWindow}
      >
        <Icon path={close} size={12} />
      </button>
    </FloatingOffer>
  );
}

/** The floating slot above the bottom navigation: the app window, once the bar was closed. */
export default function AppWindow() {
  const offer = useOffer();
  return offer.view === 'window' ? <AppPill offer={offer} /> : null;
}
