import * as v from 'valibot';
import { focalPoint, identifier, instant, text, webAddress } from '../wire/scalars';
import { nameOf, orAbsent } from '../wire/tolerant';

/**
 * How an announcement shows: in the carousel above the page, as a picture that floats on it (R2.62), or as a line of
 * the home page.
 */
export const announcementTypes = ['POPUP', 'FLOAT', 'TICKER'] as const;

const words = orAbsent(text);
const moment = orAbsent(instant);

/** A message of the merchant to all visitors. */
export const announcement = v.object({
  id: identifier,
  type: nameOf(announcementTypes, 'unknown'),
  title: text,
  /** May be HTML from the merchant's editor. */
  content: words,
  image: orAbsent(webAddress),
  focalPoint: orAbsent(focalPoint),
  /** The target: a path of the app or an address of another site. */
  link: words,
  /** In ms since 1970: it shows only between these. */
  startTime: moment,
  endTime: moment,
});
export type Announcement = v.InferOutput<typeof announcement>;
