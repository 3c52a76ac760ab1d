import * as v from 'valibot';
import { requestId } from '../wallet/money-request';
import { defineEndpoint, relay } from '../wire/endpoint';
import { count, identifier, instant, nothing, text } from '../wire/scalars';
import { mainListOf, nameOf, orAbsent, orElse } from '../wire/tolerant';

export const feedbackTopics = ['account', 'deposit', 'withdrawal', 'game', 'idea', 'other'] as const;
export type FeedbackTopic = (typeof feedbackTopics)[number];

/** A member's feedback and the reply. */
export const feedbackEntry = v.object({
  id: identifier,
  topic: nameOf(feedbackTopics, 'other'),
  text: orElse(text, ''),
  at: orAbsent(instant),
  /** How many are attached. */
  pictures: orElse(count, 0),
  reply: orAbsent(text),
});
export type FeedbackEntry = v.InferOutput<typeof feedbackEntry>;

export const feedbackList = defineEndpoint({
  name: 'feedbackList',
  method: 'GET',
  path: relay('MCSFE_getFeedbackList'),
  request: nothing,
  answer: v.object({ entries: mainListOf(feedbackEntry) }),
  authorization: 'required',
  assumed: 'The specification names the page, not its calls; a gateway without this one has no feedback',
});

export const uploadFeedbackPicture = defineEndpoint({
  name: 'uploadFeedbackPicture',
  method: 'POST',
  path: relay('MCSFE_uploadFeedbackPicture'),
  /** A JPEG as a data address. */
  request: v.object({ picture: v.pipe(v.string(), v.regex(/^data:image\/jpeg;base64,[\w+/]+=*$/)) }),
  answer: v.object({ id: identifier }),
  authorization: 'required',
  timeout: 60_000,
  assumed: 'As of feedbackList; a picture is sent as JSON, before the feedback that it belongs to',
});

export const submitFeedback = defineEndpoint({
  name: 'submitFeedback',
  method: 'POST',
  path: relay('MCSFE_submitFeedback'),
  request: v.object({
    requestId,
    topic: v.picklist(feedbackTopics),
    text: v.string(),
    /** Ids that uploadFeedbackPicture gave. */
    pictures: v.array(identifier),
  }),
  answer: feedbackEntry,
  authorization: 'required',
  timeout: 10_000,
  assumed: 'As of feedbackList; `requestId` counts once',
});
