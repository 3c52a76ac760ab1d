/** In ms. A smaller difference is the time that the answer was on its way. */
const TOLERANCE = 5_000;

/** In ms: by how much the gateway's clock is ahead of this device's. */
let ahead = 0;

/** Notes the `Date` of an answer. Ignores what is no date. */
export function noteTime(date: unknown): void {
  const difference = Date.parse(String(date)) - Date.now();
  if (Number.isNaN(difference)) return;
  ahead = Math.abs(difference) > TOLERANCE ? difference : 0;
}

/**
 * The time by the gateway's clock, in ms since 1970, for comparison with times in its answers: the clock of a device can
 * be wrong by hours. It is the time of the device until the gateway has answered a call that sends the session.
 */
export const gatewayTime = (): number => Date.now() + ahead;
