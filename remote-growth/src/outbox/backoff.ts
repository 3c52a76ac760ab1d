/** In ms (R9.30). */
const BASE = 1_000;
const JITTER = 500;

/** How long to wait after the nth failure, from 0: 1 s, 2 s, 4 s …, each with up to half a second more (R7.54c, R9.30). */
export const backoff = (failures: number, random: () => number = Math.random): number =>
  BASE * 2 ** failures + random() * JITTER;
