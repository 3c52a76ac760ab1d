import close from '@phosphor-icons/core/assets/bold/x-bold.svg';
import { useText } from '@tessera/shell/i18n';
import { Icon } from '@tessera/ui';
import { useState } from 'react';
import { close as closeAnnouncement } from '../announcements/seen';
import type { Slide } from '../announcements/use-announcements';
import { useFollow } from '../announcements/use-follow';
import styles from './floating-announcement.module.css';

/** An announcement as a picture that floats above the bottom navigation, until it is closed for today (R2.62). */
export function FloatingAnnouncement({ slide }: { readonly slide: Slide }) {
  const text = useText('growth');
  const follow = useFollow(slide);
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const leave = () => {
    closeAnnouncement([slide], 'tomorrow');
    setClosed(true);
  };
  return (
    <aside aria-label={text('announcement_floating')} className={styles.float}>
      <button type="button" className={styles.picture} aria-label={slide.title} onClick={follow}>
        <img src={slide.image} alt="" width={72} height={72} draggable={false} />
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label={text('announcement_floating_close', { title: slide.title })}
        onClick={leave}
      >
        <Icon path={close} size={12} />
      </button>
    </aside>
  );
}
