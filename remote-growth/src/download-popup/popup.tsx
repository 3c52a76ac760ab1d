import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { Link } from '@tessera/shell/navigation';
import { useSession } from '@tessera/shell/session';
import { LinkButton } from '@tessera/ui';
import { type MouseEvent, useEffect } from 'react';
import { AppHeading } from '../download-bar/app-heading';
import type { DownloadSetting } from '../download-bar/bar-visibility';
import { downloadLink } from '../download-bar/download-link';
import { Rating } from '../download-bar/rating';
import { useApp } from '../download-bar/use-app';
import type { Offer } from '../download-bar/use-offer';
import { LeavingSheet, useLeaving } from '../leaving-sheet/leaving-sheet';
import { Banners } from './banners';
import styles from './popup.module.css';
import { useBanners } from './use-banners';
import { noteSeen } from './use-unasked';
import { type Way, waysFor } from './ways';

interface PopupProps {
  readonly offer: Offer & { readonly setting: DownloadSetting };
  onGone(): void;
}

/** The merchant's app with its pictures, and a link for each way to it (R2.48). */
export function Popup({ offer: { links, setting }, onGone }: PopupProps) {
  const text = useText('growth');
  const app = useApp(setting);
  const isVisitor = useSession() === undefined;
  const { isLeaving, leave } = useLeaving(onGone);
  const banners = useBanners(setting.popup.banners);
  useEffect(noteSeen, []);
  const ways = waysFor(environment().os, links, setting.popup);
  const download = ({ system, url }: Way) => {
    const link = downloadLink(url);
    const follow = (event: MouseEvent) => {
      leave();
      link.onClick(event);
    };
    return (
      <LinkButton key={system} block {...link} onClick={follow}>
        {text(`popup_${system}`)}
      </LinkButton>
    );
  };
  return (
    <LeavingSheet
      isLeaving={isLeaving}
      onClose={leave}
      title={text('popup_title')}
      closeLabel={text('popup_close')}
      actions={ways.length > 0 ? ways.map(download) : undefined}
    >
      <div className={styles.popup}>
        <Banners banners={banners} />
        <AppHeading app={app} title={app.name} detail={<Rating />} />
        {setting.app_desc && <p className={styles.description}>{setting.app_desc}</p>}
        {app.gift && <p className={styles.gift}>{text('popup_gift')}</p>}
        {ways.length === 0 && <p className={styles.description}>{text('download_unavailable')}</p>}
        {isVisitor && setting.login_prompt_text && (
          <Link to="/m/login" className={styles.login} onClick={leave}>
            {setting.login_prompt_text}
          </Link>
        )}
      </div>
    </LeavingSheet>
  );
}
