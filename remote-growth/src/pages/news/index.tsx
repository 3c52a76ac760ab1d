import megaphone from '@phosphor-icons/core/assets/regular/megaphone.svg';
import prohibit from '@phosphor-icons/core/assets/regular/prohibit.svg';
import { type Announcement, listAnnouncements } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useBack } from '@tessera/shell/navigation';
import { failureKind, failureText } from '@tessera/shell/notices';
import { gatewayTime, isAbsent, useCall } from '@tessera/shell/request';
import { Button, Card, EmptyState, ErrorState, Page, Picture, SkeletonCards } from '@tessera/ui';
import { AnnouncementText, isCurrent, useOpenAnnouncement } from '../../common/announcement';
import { paths } from '../../common/paths';
import styles from './news.module.css';

/** All kinds, because a page has room for each. */
const query = { types: 'POPUP,FLOAT,TICKER', platform: 'M' } as const;

function NewsCard({ announcement }: { readonly announcement: Announcement }) {
  const text = useText('growth');
  const open = useOpenAnnouncement(announcement);
  const { image, focalPoint, title, content } = announcement;
  return (
    <Card as="article" padded className={styles.card}>
      {image && (
        <div className={styles.frame}>
          <Picture src={image} focalPoint={focalPoint} />
        </div>
      )}
      <h2 className={styles.title}>{title}</h2>
      {content && <AnnouncementText className={styles.text} content={content} />}
      {open && (
        <Button variant="secondary" onClick={open}>
          {text('announcements_open')}
        </Button>
      )}
    </Card>
  );
}

function News() {
  const text = useText('growth');
  const { value, status, error, reload } = useCall(listAnnouncements, query);
  if (value === undefined && status !== 'failed') return <SkeletonCards count={3} height={180} />;
  if (value === undefined && isAbsent(error))
    return <EmptyState icon={prohibit} title={failureText(error)} />;
  if (value === undefined)
    return (
      <ErrorState
        kind={failureKind(error)}
        title={text('news_failed')}
        text={failureText(error)}
        retryLabel={text('retry')}
        onRetry={reload}
      />
    );
  const now = gatewayTime();
  const current = value.announcements.filter((one) => isCurrent(one, now));
  if (current.length === 0)
    return <EmptyState icon={megaphone} title={text('news_none')} text={text('news_none_hint')} />;
  return current.map((announcement) => <NewsCard key={announcement.id} announcement={announcement} />);
}

/** The merchant's announcements as a page that search engines may show (R2.23, R7.30). */
export default function NewsPage() {
  const text = useText('growth');
  const back = useBack(paths.home);
  return (
    <Page title={text('news')} onBack={back} backLabel={text('back')}>
      <News />
    </Page>
  );
}
