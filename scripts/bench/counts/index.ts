import type { Numbers } from '../results';
import { type Count, countTable } from './count';
import { countGrowth } from './growth';
import { countRebuild } from './rebuild';

export { type Count, countTable };

interface Counting {
  readonly stop: AbortSignal;
  /** Makes a visit of `e2e/bench/visit.ts` to the product. */
  visit(name: string): Promise<Numbers>;
}

const counted = (numbers: Numbers, id: string, count: Omit<Count, 'value'>): Count => {
  const value = numbers[id];
  if (value === undefined) throw new Error(`The visit gave no ${id}.`);
  return { ...count, value };
};

/** Counts what does not depend on the other builds, once. */
export async function takeCounts({ stop, visit }: Counting): Promise<readonly Count[]> {
  const scroll = await visit('scroll');
  const routes = await visit('routes');
  return [
    counted(scroll, 'scroll.longest', {
      label: '10,000 games scrolled, processor slowed four times: longest task',
      unit: 'ms',
      goal: 50,
    }),
    counted(scroll, 'scroll.heap', {
      label: '10,000 games scrolled again: heap grown by',
      unit: '%',
      goal: 10,
    }),
    counted(routes, 'routes.heap', {
      label: 'Fifty visits of every route: heap grown by',
      unit: '%',
      goal: 5,
    }),
    ...(await countGrowth()),
    await countRebuild(stop),
  ];
}
