import { randomUUID } from 'node:crypto';
import { type FeedbackEntry, feedbackList, submitFeedback, uploadFeedbackPicture } from '@tessera/contract';
import { badRequest, translate } from '../../common';
import { type Answer, answer, type Sent } from '../../gateway';
import type { Member, Store } from '../../members';

/** In ms: feedback gets a reply after this time. */
const REPLY_AFTER = 30_000;
/** Feedback and pictures of one member; older ones are dropped. */
const LIMIT = 50;

type FeedbackRecord = NonNullable<Member['feedback']>[number];

const entryOf = (
  { id, topic, text, at, pictures }: FeedbackRecord,
  merchantName: string,
  language: string,
): Sent<FeedbackEntry> => ({
  id,
  topic,
  text,
  at,
  pictures,
  reply: Date.now() - at > REPLY_AFTER ? `${translate(language, 'feedback_reply')} — ${merchantName}` : null,
});

/** Feedback of members with pictures (R2.17). */
export const feedbackAnswers = (store: Store): readonly Answer[] => [
  answer(feedbackList, ({ merchant, language, member }) => ({
    entries: (member().feedback ?? []).map((entry) => entryOf(entry, merchant.name, language)),
  })),
  answer(uploadFeedbackPicture, ({ member }) =>
    store.change(member(), (draft) => {
      const id = randomUUID();
      draft.uploads = [id, ...(draft.uploads ?? [])].slice(0, LIMIT);
      return { id };
    }),
  ),
  answer(submitFeedback, ({ request, merchant, language, member }) =>
    store.change(member(), (draft) => {
      const { requestId, topic, text, pictures } = request;
      const known = draft.feedback?.find(({ id }) => id === requestId);
      if (known) return entryOf(known, merchant.name, language);
      if (!pictures.every((id) => draft.uploads?.includes(id))) throw badRequest('pictures: unknown id');
      const entry = { id: requestId, topic, text, at: Date.now(), pictures: pictures.length };
      draft.feedback = [entry, ...(draft.feedback ?? [])].slice(0, LIMIT);
      return entryOf(entry, merchant.name, language);
    }),
  ),
];
