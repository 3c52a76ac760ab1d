import { randomUUID } from 'node:crypto';
import { feedbackList, submitFeedback, uploadFeedbackPicture, type FeedbackEntry } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import { badRequest, say } from '../../common';
import type { Member, Store } from '../../members';

/** In ms: how long the staff takes to answer. */
const REPLY_AFTER = 30_000;
const KEPT = 50;

type Written = NonNullable<Member['feedback']>[number];

const shown = (
  { id, topic, text, at, pictures }: Written,
  merchantName: string,
  language: string,
): FeedbackEntry => ({
  id,
  topic,
  text,
  at,
  pictures,
  reply: Date.now() - at > REPLY_AFTER ? `${say(language, 'feedback_reply')} — ${merchantName}` : null,
});

/** What members write to the merchant, with pictures (R2.17). */
export const feedbackAnswers = (store: Store): readonly Answer[] => [
  answer(feedbackList, ({ merchant, language, member }) => ({
    entries: (member().feedback ?? []).map((entry) => shown(entry, merchant.name, language)),
  })),
  answer(uploadFeedbackPicture, ({ member }) =>
    store.change(member(), (draft) => {
      const id = randomUUID();
      draft.uploads = [id, ...(draft.uploads ?? [])].slice(0, KEPT);
      return { id };
    }),
  ),
  answer(submitFeedback, ({ request, merchant, language, member }) =>
    store.change(member(), (draft) => {
      const { requestId, topic, text, pictures } = request;
      const known = draft.feedback?.find(({ id }) => id === requestId);
      if (known) return shown(known, merchant.name, language);
      if (!pictures.every((id) => draft.uploads?.includes(id))) throw badRequest('unknown picture');
      const entry = { id: requestId, topic, text, at: Date.now(), pictures: pictures.length };
      draft.feedback = [entry, ...(draft.feedback ?? [])].slice(0, KEPT);
      return shown(entry, merchant.name, language);
    }),
  ),
];
