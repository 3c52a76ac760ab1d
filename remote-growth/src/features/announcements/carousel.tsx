import back from '@phosphor-icons/core/assets/bold/caret-left-bold.svg';
import next from '@phosphor-icons/core/assets/bold/caret-right-bold.svg';
import pause from '@phosphor-icons/core/assets/fill/pause-fill.svg';
import play from '@phosphor-icons/core/assets/fill/play-fill.svg';
import { useText } from '@tessera/shell/i18n';
import { IconButton } from '@tessera/ui';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { AppAnnouncement } from '../../common/announcement';
import styles from './carousel.module.css';
import { Slide } from './slide';
import { isRightToLeft, useCarousel, useSwipe } from './use-carousel';

interface CarouselProps {
  readonly announcements: readonly AppAnnouncement[];
  /** Called before the visitor opens a link. */
  readonly onLeave: () => void;
}

/** Announcements, one at a time. The next one follows after a time, or by swipe, arrow key or button (R2.62). */
export function Carousel({ announcements, onLeave }: CarouselProps) {
  const text = useText('growth');
  const { at, wantsPlay, isPlaying, hold, goTo, toggle } = useCarousel(announcements.length);
  const swipe = useSwipe((forward) => goTo(at + (forward ? 1 : -1)));
  const turnByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const isBackward = (event.key === 'ArrowRight') === isRightToLeft(event.currentTarget);
    goTo(at + (isBackward ? -1 : 1));
  };
  const controls = announcements.length > 1 && (
    <div className={styles.controls}>
      <IconButton icon={back} mirror label={text('announcements_back')} onClick={() => goTo(at - 1)} />
      <IconButton
        icon={wantsPlay ? pause : play}
        label={text(wantsPlay ? 'announcements_pause' : 'announcements_play')}
        onClick={toggle}
      />
      <span className={styles.dots} aria-hidden="true">
        {announcements.map(({ id }, index) => (
          <span key={id} data-here={index === at} />
        ))}
      </span>
      <IconButton icon={next} mirror label={text('announcements_next')} onClick={() => goTo(at + 1)} />
    </div>
  );
  return (
    <section
      aria-roledescription={text('announcements_carousel')}
      aria-label={text('announcements')}
      className={styles.carousel}
      onKeyDown={announcements.length > 1 ? turnByKey : undefined}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
    >
      <div className={styles.window} {...swipe}>
        <div
          className={styles.track}
          style={{ '--at': at } as CSSProperties}
          aria-live={isPlaying ? 'off' : 'polite'}
        >
          {announcements.map((announcement, index) => (
            <Slide
              key={announcement.id}
              announcement={announcement}
              position={index + 1}
              count={announcements.length}
              isShown={index === at}
              onLeave={onLeave}
            />
          ))}
        </div>
      </div>
      {controls}
    </section>
  );
}
