import { hash } from 'node:crypto';

/** In ms. */
const WINDOW = 60_000;
/** Some 20,000 sources are active in a minute of ten million members a day; two of them rarely share one of these. */
const SLOTS = 2 ** 20;

/**
 * Limits the requests of a source in each minute, in one MB for any number of sources. Sources that share a slot share
 * its limit, which costs a report and no correctness.
 * @param most at most 255
 * @param now returns the time in ms since 1970
 * @returns whether a request of a source is within the limit
 */
export function rateLimit(most: number, now: () => number): (source: string) => boolean {
  const counts = new Uint8Array(SLOTS);
  let window = 0;
  return (source) => {
    const current = Math.floor(now() / WINDOW);
    if (current !== window) counts.fill(0);
    window = current;
    const slot = hash('sha256', source, 'buffer').readUInt32BE(0) % SLOTS;
    const count = counts[slot] ?? 0;
    if (count >= most) return false;
    counts[slot] = count + 1;
    return true;
  };
}
