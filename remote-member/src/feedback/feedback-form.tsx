import { type FeedbackEntry, feedbackTopics, submitFeedback } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { toast } from '@tessera/shell/notices';
import { call, RequestError } from '@tessera/shell/request';
import { Button, Card, SelectField, TextArea } from '@tessera/ui';
import { type FormEvent, useRef, useState } from 'react';
import { requestKey } from '../money-attempt/request-key';
import styles from './feedback.module.css';
import { PictureField } from './picture-field';
import { usePictures } from './use-pictures';

const LONGEST = 1000;

/** Writes to the merchant. What was typed stays until it has arrived; what is sent again has the same key. */
export function FeedbackForm({ onSent }: { onSent: (entry: FeedbackEntry) => void }) {
  const text = useText('member');
  const [topic, setTopic] = useState<string>(feedbackTopics[0]);
  const [words, setWords] = useState('');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const attached = usePictures();
  const key = useRef(requestKey());
  const uploading = attached.pictures.some(({ id }) => id === undefined);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = feedbackTopics.find((one) => one === topic);
    if (busy || uploading || !chosen || words.trim() === '') return;
    setBusy(true);
    setFailure(undefined);
    try {
      const entry = await call(
        submitFeedback,
        {
          requestId: key.current,
          topic: chosen,
          text: words.trim(),
          pictures: attached.pictures.flatMap(({ id }) => id ?? []),
        },
        { alert: false },
      );
      key.current = requestKey();
      setWords('');
      attached.clear();
      onSent(entry);
      toast(text('feedback_sent'), { tone: 'success' });
    } catch (thrown) {
      const isRefused = thrown instanceof RequestError && thrown.code === 'gateway';
      setFailure(isRefused ? thrown.message : text('send_failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card as="section" padded>
      <form onSubmit={(event) => void send(event)} className={styles.form}>
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
          error={failure}
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
