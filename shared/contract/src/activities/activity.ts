import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { lenient, listOf } from '../wire/list-of';
import { identifier, instant, nothing, webAddress } from '../wire/scalars';

const text = lenient(v.optional(v.string()), undefined);
const moment = lenient(v.optional(instant), undefined);

/** A promotion as a list shows it. */
export const activity = v.object({
  id: identifier,
  title: v.string(),
  summary: text,
  image: lenient(v.optional(webAddress), undefined),
  /** One of the groups that PROMOFE_getPromotionAnnouncementCategory returns (R3.27). */
  categoryId: lenient(v.optional(identifier), undefined),
  /** In ms since 1970. */
  startTime: moment,
  endTime: moment,
});
export type Activity = v.InferOutput<typeof activity>;

export const activityDetailValue = v.object({
  ...activity.entries,
  /** HTML from the merchant's editor. */
  content: lenient(v.optional(v.string(), ''), ''),
  /** The link to take part: a path of the app or an address of another site. */
  link: text,
});
export type ActivityDetail = v.InferOutput<typeof activityDetailValue>;

export const activityList = defineEndpoint({
  name: 'activityList',
  method: 'GET',
  path: relay('PROMOFE_getPromotionList'),
  request: nothing,
  answer: v.object({ activities: listOf(activity) }),
  authorization: 'optional',
  assumed: 'The specification names the page, not its call',
});

export const activityDetail = defineEndpoint({
  name: 'activityDetail',
  method: 'GET',
  path: relay('PROMOFE_getPromotionDetail'),
  request: v.object({ id: v.string() }),
  answer: activityDetailValue,
  authorization: 'optional',
  assumed: 'The specification names the page and its query id, not its call',
});
