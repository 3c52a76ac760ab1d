import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { listOf } from '../wire/list-of';
import { identifier, instant, nothing, toggle } from '../wire/scalars';

/** A message of the merchant to all members. */
export const notice = v.object({
  id: identifier,
  title: v.string(),
  /** Text, or HTML from the merchant's editor. */
  content: v.optional(v.string(), ''),
  at: instant,
  important: v.optional(toggle, false),
});
export type Notice = v.InferOutput<typeof notice>;

export const noticeList = defineEndpoint({
  name: 'noticeList',
  method: 'GET',
  path: relay('MCSFE_getNoticeList'),
  request: nothing,
  answer: v.object({ notices: listOf(notice) }),
  authorization: 'optional',
  assumed: 'The specification names the page, not its call',
});
