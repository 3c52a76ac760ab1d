import { RichText } from '@tessera/rich-text';
import { useText } from '@tessera/shell/i18n';
import { openSite, useGo } from '@tessera/shell/navigation';
import { trustedOrigins } from '@tessera/shell/site';
import { Button } from '@tessera/ui';
import styles from './carousel.module.css';
import type { AppAnnouncement } from './use-announcements';
import { useOpenAnnouncement } from './use-open-announcement';

const isHtml = (content: string): boolean => /<[a-z!/]|&[a-z#]/i.test(content);

interface TextProps {
  readonly content: string;
  /** Called before a link of the text leads to another page. */
  readonly onLeave: () => void;
}

/** The text of an announcement: plain text unchanged, HTML cleaned. */
function AnnouncementText({ content, onLeave }: TextProps) {
  const go = useGo();
  if (!isHtml(content)) return <p className={styles.text}>{content}</p>;
  const leave = (path: string) => {
    onLeave();
    go(path);
  };
  return (
    <RichText
      className={styles.text}
      html={content}
      trusted={trustedOrigins('links')}
      onGo={leave}
      onSite={openSite}
    />
  );
}

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
  const { image, title, content, app, link } = announcement;
  return (
    <article
      aria-roledescription={text('announcements_slide')}
      aria-label={text('announcements_position', { position, total: count })}
      className={styles.slide}
      inert={!isShown}
    >
      {image && (
        <img className={styles.picture} src={image} alt="" width={300} height={225} draggable={false} />
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {content && <AnnouncementText content={content} onLeave={onLeave} />}
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
