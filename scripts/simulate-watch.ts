import { parseArgs } from 'node:util';
import { tenThousandMerchants } from './simulation/assumptions';
import type { Quality } from './watch-simulation/canary-day';
import { type Found, findCanary, type SourceName } from './watch-simulation/find-canary';

// The table of docs/reliability.md: how soon `release watch` finds a bad canary among ten million members a day, and how
// often it blames a good one.
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: String(tenThousandMerchants.members) },
    share: { type: 'string', default: '1' },
    hour: { type: 'string', default: '10' },
    days: { type: 'string', default: '20' },
    good: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
const number = (name: keyof typeof values) => Number(values[name]);
const assumptions = { ...tenThousandMerchants, members: number('members') };
const qualities: ReadonlyArray<readonly [string, Quality]> = [
  ['fails at every start', { stable: 0.01, canary: 1, worsePairs: 0.5 }],
  ['fails in 20 %', { stable: 0.01, canary: 0.2, worsePairs: 0.5 }],
  ['fails in 5 %', { stable: 0.01, canary: 0.05, worsePairs: 0.5 }],
  ['fails in 2 %', { stable: 0.01, canary: 0.02, worsePairs: 0.5 }],
  ['is slower in 70 of 100 pairs', { stable: 0.01, canary: 0.01, worsePairs: 0.7 }],
  ['is slower in 60 of 100 pairs', { stable: 0.01, canary: 0.01, worsePairs: 0.6 }],
  ['is as good: fails in 1 %', { stable: 0.01, canary: 0.01, worsePairs: 0.5 }],
];

const minutes = (seconds: number) => `${(seconds / 60).toFixed(1)} min`;
const middle = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0;

function row(days: number, found: readonly Found[]) {
  const [after, failed] = (['after', 'failed'] as const).map((key) =>
    found.map((one) => one[key]).sort((one, other) => one - other),
  );
  return {
    'rolled back': `${found.length} of ${days}`,
    median: found.length > 0 ? minutes(middle(after ?? [])) : '–',
    slowest: found.length > 0 ? minutes(after?.at(-1) ?? 0) : '–',
    'failed pages': found.length > 0 ? middle(failed ?? []) : '–',
  };
}

const table: Record<string, ReturnType<typeof row>> = {};
for (const [name, quality] of qualities) {
  const days = number(quality.canary === quality.stable && quality.worsePairs === 0.5 ? 'good' : 'days');
  const results = Array.from({ length: days }, (_, day) =>
    findCanary(assumptions, quality, {
      share: number('share') / 100,
      hour: number('hour'),
      seed: number('seed') + day,
    }),
  );
  for (const source of ['log', 'Prometheus'] satisfies SourceName[])
    table[`${name}, ${source}`] = row(
      days,
      results.flatMap((one) => one[source] ?? []),
    );
}
console.table(table);
