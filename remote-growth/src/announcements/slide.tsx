import { useText } from '@tessera/shell/i18n';
import { Button } from '@tessera/ui';
import { AnnouncementText } from './announcement-text';
import styles from './carousel.module.css';
import type { Slide } from './use-announcements';
import { useFollow } from './use-follow';

export interface SlideProps {
  readonly slide: Slide;
  /** From 1. */
  readonly position: number;
  readonly count: number;
  readonly isShown: boolean;
  /** The visitor follows it somewhere. */
  readonly onLeave: () => void;
}

/** One announcement: its picture, what it says, and the way to it. */
export function AnnouncementSlide({ slide, position, count, isShown, onLeave }: SlideProps) {
  const text = useText('growth');
  const follow = useFollow(slide);
  return (
    <article
      aria-roledescription={text('announcements_slide')}
      aria-label={text('announcements_position', { position, total: count })}
      className={styles.slide}
      inert={!isShown}
    >
      {slide.image && (
        <img className={styles.picture} src={slide.image} alt="" width={300} height={225} draggable={false} />
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>{slide.title}</h2>
        {slide.content && <AnnouncementText content={slide.content} onLeave={onLeave} />}
      </div>
      {follow && (
        <Button
          className={styles.action}
          onClick={() => {
            onLeave();
            follow();
          }}
        >
          {text(slide.app && !slide.link ? 'announcements_get_app' : 'announcements_open')}
        </Button>
      )}
    </article>
  );
}
