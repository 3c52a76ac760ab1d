import * as v from 'valibot';
import { lenient } from '../wire/list-of';
import { identifier, instant, webAddress } from '../wire/scalars';

/**
 * How an announcement shows: in the carousel above the page, as a picture that floats on it (R2.62), or as a line of
 * the home page.
 */
export const announcementTypes = ['POPUP', 'FLOAT', 'TICKER'] as const;

const text = lenient(v.optional(v.string()), undefined);
const moment = lenient(v.optional(instant), undefined);

/** A message of the merchant to all visitors. */
export const announcement = v.object({
  id: identifier,
  type: v.picklist(announcementTypes),
  title: v.string(),
  /** May be HTML from the merchant's editor. */
  content: text,
  image: lenient(v.optional(webAddress), undefined),
  /** The target: a path of the app or an address of another site. */
  link: text,
  /** In ms since 1970: it shows only between these. */
  startTime: moment,
  endTime: moment,
});
export type Announcement = v.InferOutput<typeof announcement>;
