import { type HealthEvent, healthEvent } from '@tessera/contract';
import { pageAt } from '@tessera/remote/release';
import * as v from 'valibot';
import { pagePath } from '../../platform/home-aliases';
import { currentRelease } from '../../platform/release';
import { chosenRemotes, isOverride } from '../choice';

const loadDetail = v.object({ version: v.string(), elapsed: v.number() });
const vitalDetail = v.object({ value: v.number() });

/** The remote that owns the first page of the visit, or the shell for its own pages. */
function pageOwner(): { readonly remote: string; readonly version: string } {
  const address = performance.getEntriesByType('navigation')[0]?.name ?? '/m/home';
  const page = pageAt(chosenRemotes(), pagePath(new URL(address, location.origin).pathname));
  return page
    ? { remote: page.remote.name, version: page.remote.version }
    : { remote: 'shell', version: currentRelease().shell.version };
}

/** Our marks are `tessera:remote:<name>:<outcome>`, `tessera:vital:<name>` and `tessera:left-out:<call>:<field>`. */
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
    return { kind: 'vital', ...pageOwner(), name: subject, value: Math.round(detail.value * 1000) / 1000 };
  }
  if (kind === 'left-out') return { kind: 'answer', ...pageOwner(), call: subject, field: outcome };
  return undefined;
}

/**
 * Reads a mark of the performance timeline as an event of the release's health.
 * @returns undefined for any other mark, and for marks of overrides, which are not part of the release
 */
export function readMark(mark: PerformanceMark): HealthEvent | undefined {
  const event = v.safeParse(healthEvent, partsOf(mark));
  return event.success && !isOverride(event.output.version) ? event.output : undefined;
}
