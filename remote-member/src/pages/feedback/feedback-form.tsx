import { type FeedbackEntry, feedbackTopics, submitFeedback, uploadFeedbackPicture } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { toast } from '@tessera/shell/notices';
import { absenceOf, call } from '@tessera/shell/request';
import { Button, Card, SelectField, TextArea } from '@tessera/ui';
import { type FormEvent, useRef, useState } from 'react';
import { newRequestId } from '../../common/new-request-id';
import { useSubmit } from '../../common/use-submit';
import styles from './feedback.module.css';
import { PictureField } from './picture-field';
import { usePictures } from './use-pictures';

const MAX_LENGTH = 1000;

/** Sends feedback to the merchant. A failure keeps the input, and the next submission has the same request id. */
export function FeedbackForm({ onSent }: { onSent: (entry: FeedbackEntry) => void }) {
  const text = useText('member');
  const [topic, setTopic] = useState<string>(feedbackTopics[0]);
  const [words, setWords] = useState('');
  const { busy, reason, submit } = useSubmit();
  const attached = usePictures();
  const requestId = useRef(newRequestId());
  const hasPictures = !absenceOf(uploadFeedbackPicture);
  const uploading = attached.pictures.some(({ id }) => id === undefined);

  const sendFeedback = async (event: FormEvent) => {
    event.preventDefault();
    const knownTopic = feedbackTopics.find((candidate) => candidate === topic);
    if (uploading || !knownTopic || words.trim() === '') return;
    const pictures = attached.pictures.flatMap(({ id }) => id ?? []);
    const request = { requestId: requestId.current, topic: knownTopic, text: words.trim(), pictures };
    await submit(async () => {
      const entry = await call(submitFeedback, request, { alert: false });
      requestId.current = newRequestId();
      setWords('');
      attached.clear();
      onSent(entry);
      toast(text('feedback_sent'), { tone: 'success' });
    });
  };
  return (
    <Card as="section" padded>
      <form onSubmit={(event) => void sendFeedback(event)} className={styles.form}>
        <SelectField
          label={text('feedback_topic')}
          name="topic"
          value={topic}
          onChange={setTopic}
          options={feedbackTopics.map((value) => ({ value, label: text(`feedback_${value}_about`) }))}
        />
        <TextArea
          label={text('feedback_text')}
          name="text"
          rows={4}
          maxLength={MAX_LENGTH}
          value={words}
          onChange={setWords}
          error={reason}
          hint={hasPictures ? text('feedback_hint') : undefined}
        />
        {hasPictures && <PictureField {...attached} />}
        <Button type="submit" block busy={busy} disabled={words.trim() === '' || uploading}>
          {text('feedback_send')}
        </Button>
      </form>
    </Card>
  );
}
