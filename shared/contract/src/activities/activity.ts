import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { focalPoint, identifier, instant, nothing, text, webAddress } from '../wire/scalars';
import { mainListOf, orAbsent, orElse } from '../wire/tolerant';

const words = orAbsent(text);
const moment = orAbsent(instant);

/** A promotion as a list shows it. */
export const activity = v.object({
  id: identifier,
  title: text,
  summary: words,
  image: orAbsent(webAddress),
  focalPoint: orAbsent(focalPoint),
  /** One of the groups that PROMOFE_getPromotionAnnouncementCategory returns (R3.27). */
  categoryId: orAbsent(identifier),
  /** In ms since 1970. */
  startTime: moment,
  endTime: moment,
});
export type Activity = v.InferOutput<typeof activity>;

export const activityDetailValue = v.object({
  ...activity.entries,
  id: orElse(identifier, ''),
  title: orElse(text, ''),
  /** HTML from the merchant's editor. */
  content: orElse(text, ''),
  /** The link to take part: a path of the app or an address of another site. */
  link: words,
});
export type ActivityDetail = v.InferOutput<typeof activityDetailValue>;

export const activityList = defineEndpoint({
  name: 'activityList',
  method: 'GET',
  path: relay('PROMOFE_getPromotionList'),
  request: nothing,
  answer: v.object({ activities: mainListOf(activity) }),
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
