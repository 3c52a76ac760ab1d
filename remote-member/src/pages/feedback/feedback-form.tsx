import { type FeedbackEntry, feedbackTopics, submitFeedback } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { toast } from '@tessera/shell/notices';
import { call } from '@tessera/shell/request';
import { Button, Card, SelectField, TextArea } from '@tessera/ui';
import { type FormEvent, useRef, useState } from 'react';
import { requestKey } from '../../common/new-request-id';
import { useSending } from '../../common/use-submit';
import styles from './feedback.module.css';
import { PictureField } from './picture-field';
import { usePictures } from './use-pictures';

const LONGEST = 1000;

/** Writes to the merchant. What was typed stays until it has arrived; what is sent again has the same key. */
export function FeedbackForm({ onSent }: { onSent: (entry: FeedbackEntry) => void }) {
  const text = useText('member');
  const [topic, setTopic] = useState<string>(feedbackTopics[0]);
  const [words, setWords] = useState('');
  const { busy, reason, send } = useSending();
  const attached = usePictures();
  const key = useRef(requestKey());
  const uploading = attached.pictures.some(({ id }) => id === undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = feedbackTopics.find((one) => one === topic);
    if (uploading || !chosen || words.trim() === '') return;
    const pictures = attached.pictures.flatMap(({ id }) => id ?? []);
    const request = { requestId: key.current, topic: chosen, text: words.trim(), pictures };
    await send(async () => {
      const entry = await call(submitFeedback, request, { alert: false });
      key.current = requestKey();
      setWords('');
      attached.clear();
      onSent(entry);
      toast(text('feedback_sent'), { tone: 'success' });
    });
  };
  return (
    <Card as="section" padded>
      <form onSubmit={(event) => void submit(event)} className={styles.form}>
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
          maxLength={LONGEST}
          value={words}
          onChange={setWords}
          error={reason}
          hint={text('feedback_hint')}
        />
        <PictureField {...attached} />
        <Button type="submit" block busy={busy} disabled={words.trim() === '' || uploading}>
          {text('feedback_send')}
        </Button>
      </form>
    </Card>
  );
}
