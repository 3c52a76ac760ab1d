import type { Announcement } from '@tessera/contract';

/** Whether an announcement shows at a moment, in ms since 1970. */
export const isNow = (
  { startTime, endTime }: Pick<Announcement, 'startTime' | 'endTime'>,
  now: number,
): boolean => (startTime === undefined || startTime <= now) && (endTime === undefined || now < endTime);
