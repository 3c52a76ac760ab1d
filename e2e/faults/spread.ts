import { createHash } from 'node:crypto';

/** Whether the run takes the whole matrix: `pnpm e2e:faults`. */
const isWhole = process.env.E2E_FAULTS === 'all';

/** The seed of the spread: the date in UTC, unless `E2E_FAULTS_SEED` names another one. */
export const seed: string = process.env.E2E_FAULTS_SEED ?? new Date().toISOString().slice(0, 10);

/** How many of each a full run takes: some 60 s of browser time. */
const counts = {
  remotes: 6,
  calls: 2,
  faultsOfCall: 2,
  actions: 2,
  faultsOfAction: 2,
} as const;

/** The title of a group of tests, with the seed that makes the same choice again. */
export const choiceTitle: string = isWhole ? 'the whole matrix' : `a spread, E2E_FAULTS_SEED=${seed}`;

const order = (name: string): string => createHash('sha256').update(`${seed} ${name}`).digest('hex');

/** @returns all items in the whole matrix, and some of them, chosen by the seed, otherwise */
export function someOf<T>(
  what: keyof typeof counts,
  items: readonly T[],
  nameOf: (item: T) => string,
): readonly T[] {
  if (isWhole) return items;
  const chosen = items
    .map((item) => [order(nameOf(item)), item] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, counts[what])
    .map(([, item]) => item);
  return items.filter((item) => chosen.includes(item));
}
