import { useText } from '@tessera/shell/i18n';
import { Button, Picture } from '@tessera/ui';
import { AnnouncementText, type AppAnnouncement, useOpenAnnouncement } from '../../common/announcement';
import styles from './carousel.module.css';

interface SlideProps {
  readonly announcement: AppAnnouncement;
  /** From 1. */
  readonly position: number;
  readonly count: number;
  readonly isShown: boolean;
  /** Called before the visitor opens the announcement's link. */
  readonly onLeave: () => void;
}

/** One announcement: picture, title, text and the button that opens its link. */
export function Slide({ announcement, position, count, isShown, onLeave }: SlideProps) {
  const text = useText('growth');
  const open = useOpenAnnouncement(announcement);
  const { image, focalPoint, title, content, app, link } = announcement;
  return (
    <article
      aria-roledescription={text('announcements_slide')}
      aria-label={text('announcements_position', { position, total: count })}
      className={styles.slide}
      inert={!isShown}
    >
      {image && (
        <div className={styles.frame}>
          <Picture src={image} focalPoint={focalPoint} />
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {content && <AnnouncementText className={styles.text} content={content} onLeave={onLeave} />}
      </div>
      {open && (
        <Button
          className={styles.action}
          onClick={() => {
            onLeave();
            open();
          }}
        >
          {text(app && !link ? 'announcements_get_app' : 'announcements_open')}
        </Button>
      )}
    </article>
  );
}
