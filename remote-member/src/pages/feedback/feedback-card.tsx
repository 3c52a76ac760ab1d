import type { FeedbackEntry } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Card, Tag } from '@tessera/ui';
import { useMoment } from '../../common/format';
import styles from './feedback.module.css';

/** What a member wrote once, and the merchant's answer. */
export function EntryCard({ entry: { topic, text: words, at, pictures, reply } }: { entry: FeedbackEntry }) {
  const text = useText('member');
  const moment = useMoment();
  return (
    <Card as="article" padded className={styles.entry}>
      <header className={styles.head}>
        <strong>{text(`feedback_${topic}_about`)}</strong>
        <Tag tone={reply ? 'success' : 'neutral'}>{text(reply ? 'feedback_answered' : 'feedback_open')}</Tag>
      </header>
      <p className={styles.words}>{words}</p>
      <p className={styles.faint}>
        {moment(at)}
        {pictures > 0 && ` · ${text('feedback_pictures', { count: pictures })}`}
      </p>
      {reply && <blockquote className={styles.reply}>{reply}</blockquote>}
    </Card>
  );
}
