import * as v from 'valibot';

/**
 * How the use of a remote went. `loaded`: its code runs. `load`, `timeout`: its code did not come; `range`: it needs
 * another shell; `shape`: what came is no remote; `integrity`: the release names no hash for its code; `crash`: its
 * code failed while it ran. `fallback`: the last good version took this version's place.
 */
export const loadOutcomes = [
  'loaded',
  'load',
  'timeout',
  'range',
  'shape',
  'integrity',
  'crash',
  'fallback',
] as const;
export type LoadOutcome = (typeof loadOutcomes)[number];

/** What the web-vitals library measures. CLS has no unit, the others are in ms. */
export const vitalNames = ['FCP', 'LCP', 'CLS', 'INP', 'TTFB'] as const;

const number = v.pipe(v.number(), v.finite(), v.minValue(0));

/** One thing that a page has to say of the release that it runs. It names no visitor. */
export const healthEvent = v.variant('kind', [
  v.object({
    kind: v.literal('load'),
    remote: v.string(),
    version: v.string(),
    outcome: v.picklist(loadOutcomes),
    /** In ms, of the load; 0 for what came after it. */
    elapsed: number,
  }),
  v.object({
    kind: v.literal('vital'),
    /** The remote of the first page of the visit, or `shell`. */
    remote: v.string(),
    version: v.string(),
    name: v.picklist(vitalNames),
    value: number,
  }),
  v.object({
    kind: v.literal('answer'),
    /** As of `vital`. */
    remote: v.string(),
    version: v.string(),
    /** The call whose answer had an item that was left out. */
    call: v.string(),
    /** The field that could not be read, with `*` for the indices of lists. */
    field: v.string(),
  }),
]);
export type HealthEvent = v.InferOutput<typeof healthEvent>;

const MARK = 'health:';

/** A batch as the `value` of the `collect` call, which names the merchant. */
export const writeHealth = (events: readonly HealthEvent[]): string => MARK + JSON.stringify(events);

const batch = v.pipe(
  v.string(),
  v.startsWith(MARK),
  v.transform((text) => text.slice(MARK.length)),
  v.parseJson(),
  v.array(v.unknown()),
);

/** The events in a beacon's `value`; none when it is another kind of beacon. An event that does not fit is left out. */
export function readHealth(value: string): readonly HealthEvent[] {
  const read = v.safeParse(batch, value);
  if (!read.success) return [];
  return read.output.flatMap((raw) => {
    const event = v.safeParse(healthEvent, raw);
    return event.success ? [event.output] : [];
  });
}
