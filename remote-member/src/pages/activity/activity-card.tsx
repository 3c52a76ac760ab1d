import type { Activity } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Link } from '@tessera/shell/navigation';
import { Picture, Tag } from '@tessera/ui';
import { useTimeFormat } from '../../common/format';
import { paths } from '../../common/paths';
import styles from './activity-card.module.css';

/** A promotion in the list, with a link to its page. */
export function ActivityCard({
  activity: { id, title, summary, image, focalPoint, endTime },
}: {
  activity: Activity;
}) {
  const text = useText('member');
  const formatTime = useTimeFormat();
  return (
    <Link to={`${paths.activity}?id=${encodeURIComponent(id)}`} className={styles.card}>
      <span className={styles.frame}>
        <Picture src={image} focalPoint={focalPoint} />
      </span>
      <span className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        {summary && <span className={styles.summary}>{summary}</span>}
        {endTime !== undefined && (
          <span>
            <Tag tone="warning">{text('activity_until', { time: formatTime(endTime) })}</Tag>
          </span>
        )}
      </span>
    </Link>
  );
}
