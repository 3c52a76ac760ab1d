import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { text } from '../wire/scalars';
import { listOf, orAbsent } from '../wire/tolerant';

/** Gateways send unused fields of a banner as an empty text or null. */
const word = orAbsent(v.pipe(text, v.trim(), v.minLength(1)));

/** One picture of a carousel and where it leads: P a promotion, URL an address, G a game (R3.32). */
export const banner = v.object({
  linkageType: orAbsent(v.picklist(['P', 'URL', 'G'])),
  /** The id of the promotion, the address, or the code of the game. */
  linkage: word,
  roomId: word,
  nodeId: word,
  gameType: word,
  vendor: word,
  groupName: word,
  /** The address of the picture. */
  url: v.string(),
  title: word,
});
export type Banner = v.InferOutput<typeof banner>;

/** The pictures of the home page's carousel, in order (R3.32). */
export const bannerList = defineEndpoint({
  name: 'bannerList',
  method: 'GET',
  path: relay('MCSFE_getBannerList'),
  request: v.object({ groupName: v.literal('m_home') }),
  answer: v.object({ banners: listOf(banner) }),
  authorization: 'none',
  cached: true,
  assumed: 'The whole call; `url` is the picture, `linkage` the target, `title` says it in words',
});
