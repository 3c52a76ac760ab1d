import { type HealthEvent, healthEvent } from '@tessera/contract';
import * as v from 'valibot';
import { isOverride } from '../choice';
import { pageOwner } from './page-owner';

const loadDetail = v.object({ version: v.string(), elapsed: v.number() });
const vitalDetail = v.object({ value: v.number() });

/** Ours are `tessera:remote:<name>:<outcome>` and `tessera:vital:<name>`. */
function partsOf({ name, detail }: PerformanceMark): unknown {
  const [ours, kind, subject, outcome] = name.split(':');
  if (ours !== 'tessera') return undefined;
  if (kind === 'remote' && v.is(loadDetail, detail))
    return {
      kind: 'load',
      remote: subject,
      version: detail.version,
      outcome,
      elapsed: Math.round(detail.elapsed),
    };
  if (kind === 'vital' && v.is(vitalDetail, detail)) {
    const { remote, version } = pageOwner(performance.getEntriesByType('navigation')[0]?.name ?? '/m/home');
    return { kind: 'vital', remote, version, name: subject, value: Math.round(detail.value * 1000) / 1000 };
  }
  return undefined;
}

/**
 * What a mark of the performance timeline says of the release's health; undefined for any other mark, and for what
 * comes from a developer's machine in place of the release's.
 */
export function readMark(mark: PerformanceMark): HealthEvent | undefined {
  const event = v.safeParse(healthEvent, partsOf(mark));
  return event.success && !isOverride(event.output.version) ? event.output : undefined;
}
