import close from '@phosphor-icons/core/assets/bold/x-bold.svg';
import { useText } from '@tessera/shell/i18n';
import { Icon } from '@tessera/ui';
import { useState } from 'react';
import { type AppAnnouncement, useOpenAnnouncement } from '../../common/announcement';
import { FloatingOffer } from '../../common/floating-offer';
import { closeAnnouncements } from './closed-announcements';
import styles from './floating-announcement.module.css';

/** An announcement as a picture that floats above the bottom navigation. Closing it lasts until tomorrow (R2.62). Without a link it is no button. */
export function FloatingAnnouncement({ announcement }: { readonly announcement: AppAnnouncement }) {
  const text = useText('growth');
  const open = useOpenAnnouncement(announcement);
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const hide = () => {
    closeAnnouncements([announcement], 'tomorrow');
    setClosed(true);
  };
  const picture = (alt: string) => (
    <img src={announcement.image} alt={alt} width={72} height={72} draggable={false} />
  );
  return (
    <FloatingOffer label={text('announcement_floating')} side="start">
      {open ? (
        <button type="button" className={styles.picture} aria-label={announcement.title} onClick={open}>
          {picture('')}
        </button>
      ) : (
        <div className={styles.picture}>{picture(announcement.title)}</div>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={text('announcement_floating_close', { title: announcement.title })}
        onClick={hide}
      >
        <Icon path={close} size={12} />
      </button>
    </FloatingOffer>
  );
}
