import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { Link } from '@tessera/shell/navigation';
import { useSession } from '@tessera/shell/session';
import { LinkButton } from '@tessera/ui';
import { type MouseEvent, useEffect } from 'react';
import {
  AppHeading,
  type DownloadSetting,
  downloadLinkProps,
  Rating,
  useApp,
} from '../../common/merchant-app';
import { paths } from '../../common/paths';
import { TransitionSheet, useExitTransition } from '../../common/transition-sheet';
import { usePromptOrRequest } from '../../common/use-prompt-or-request';
import { type Offer, useOffer } from '../download-offer';
import { Banners } from './banners';
import styles from './download-popup.module.css';
import { type PopupLink, popupLinks } from './popup-links';
import { noteShown, useAutomaticPopup } from './use-automatic-popup';

export { Banners } from './banners';

interface PopupProps {
  readonly offer: Offer & { readonly setting: DownloadSetting };
  onExited(): void;
}

/** The merchant's app with its pictures, and a link for each system (R2.48). */
function Popup({ offer: { links, setting }, onExited }: PopupProps) {
  const text = useText('growth');
  const app = useApp(setting);
  const isVisitor = useSession() === undefined;
  const { isExiting, exit } = useExitTransition(onExited);
  useEffect(noteShown, []);
  const offered = popupLinks(environment().os, links, setting.popup);
  const downloadButton = ({ system, url }: PopupLink) => {
    const link = downloadLinkProps(url);
    const onClick = (event: MouseEvent) => {
      exit();
      link.onClick(event);
    };
    return (
      <LinkButton key={system} block {...link} onClick={onClick}>
        {text(`popup_${system}`)}
      </LinkButton>
    );
  };
  return (
    <TransitionSheet
      isExiting={isExiting}
      onClose={exit}
      title={text('popup_title')}
      closeLabel={text('popup_close')}
      actions={offered.length > 0 ? offered.map(downloadButton) : undefined}
    >
      <div className={styles.popup}>
        <Banners groups={setting.popup.banners} />
        <AppHeading app={app} title={app.name} detail={<Rating />} />
        {setting.app_desc && <p className={styles.description}>{setting.app_desc}</p>}
        {app.gift && <p className={styles.gift}>{text('popup_gift')}</p>}
        {offered.length === 0 && <p className={styles.description}>{text('download_unavailable')}</p>}
        {isVisitor && setting.login_prompt_text && (
          <Link to={paths.login} className={styles.login} onClick={exit}>
            {setting.login_prompt_text}
          </Link>
        )}
      </div>
    </TransitionSheet>
  );
}

/** The popup about the merchant's app: as a prompt once a session, or after a tap on the download button. */
export function DownloadPopup() {
  const offer = useOffer();
  const { isShown, close } = usePromptOrRequest('popup', 'download-popup', useAutomaticPopup(offer));
  const { setting } = offer;
  return isShown && setting ? <Popup offer={{ ...offer, setting }} onExited={close} /> : null;
}
