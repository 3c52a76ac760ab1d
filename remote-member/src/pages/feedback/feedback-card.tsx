import type { FeedbackEntry } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Card, Tag } from '@tessera/ui';
import { useTimeFormat } from '../../common/format';
import styles from './feedback.module.css';

/** One feedback of the member, with the merchant's reply. */
export function FeedbackCard({
  entry: { topic, text: words, at, pictures, reply },
}: {
  entry: FeedbackEntry;
}) {
  const text = useText('member');
  const formatTime = useTimeFormat();
  return (
    <Card as="article" padded className={styles.entry}>
      <header className={styles.head}>
        <strong>{text(`feedback_${topic}_about`)}</strong>
        <Tag tone={reply ? 'success' : 'neutral'}>{text(reply ? 'feedback_answered' : 'feedback_open')}</Tag>
      </header>
      <p data-private="" className={styles.words}>
        {words}
      </p>
      <p className={styles.faint}>
        {formatTime(at)}
        {pictures > 0 && ` · ${text('feedback_pictures', { count: pictures })}`}
      </p>
      {reply && <blockquote className={styles.reply}>{reply}</blockquote>}
    </Card>
  );
}
