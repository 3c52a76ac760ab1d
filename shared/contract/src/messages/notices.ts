import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, instant, nothing, text, toggle } from '../wire/scalars';
import { mainListOf, orAbsent, orElse } from '../wire/tolerant';

/** A message of the merchant to all members. */
export const notice = v.object({
  id: identifier,
  title: text,
  /** Text, or HTML from the merchant's editor. */
  content: orElse(text, ''),
  at: orAbsent(instant),
  important: orElse(toggle, false),
});
export type Notice = v.InferOutput<typeof notice>;

export const noticeList = defineEndpoint({
  name: 'noticeList',
  method: 'GET',
  path: relay('MCSFE_getNoticeList'),
  request: nothing,
  answer: v.object({ notices: mainListOf(notice) }),
  authorization: 'optional',
  assumed: 'The specification names the page, not its call',
});
