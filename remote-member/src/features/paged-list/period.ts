const DAY_MS = 24 * 60 * 60 * 1000;

/** The periods of a history in days. Undefined: all of it. */
export const periods = [7, 30, 90, undefined] as const;
export type Period = (typeof periods)[number];

/** The start of a period in ms since 1970. It is the start of the day, so that repeated calls are equal and can be cached. */
export const startOf = (period: number | undefined, now: number): number | undefined =>
  period === undefined ? undefined : new Date(now - period * DAY_MS).setHours(0, 0, 0, 0);
