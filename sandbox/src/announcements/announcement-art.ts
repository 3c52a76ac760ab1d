import { type Draw, motifs } from '../games/artwork/motifs';
import type { Merchant } from '../merchants/merchant';

/** The picture of each announcement; its merchant's colours make it its own. */
export const announcementArt = {
  'announce-welcome': ({ emblem }) => motifs.RNG[emblem],
  'announce-weekend': () => motifs.CRASH.rocket,
  'announce-vip': () => motifs.RNG.crown,
  'announce-app': () => motifs.CRASH.saucer,
} as const satisfies Record<string, (merchant: Merchant) => Draw>;

export type AnnouncementPicture = keyof typeof announcementArt;
