import fc from 'fast-check';
import { numberSetting } from '../settings';

export { fc };

/** Cases of one property. `npx pnpm fuzz` sets a larger number. */
const RUNS = numberSetting('FUZZ_RUNS', { least: 1, most: 1_000_000_000, otherwise: 50 });

/** Changes once a day, so that each day tries other cases. The gate sets one, so that its result does not change with the date. */
const SEED = numberSetting('FUZZ_SEED', {
  least: -(2 ** 31),
  most: 2 ** 31 - 1,
  otherwise: Math.floor(Date.now() / 86_400_000),
});

/** In ms of CPU time: the longest that one case may take, also with a text of 100,000 characters. */
const LONGEST = 1_000;

/** In ms: the time of all cases of a property. With many cases it ends early, and does not fail. */
const TEST_TIME = RUNS > 1_000 ? 600_000 : 20_000;

const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** @returns the CPU time of an action in ms; 0 if it was short by the clock, which alone proves nothing on a busy machine */
async function cpuTimeOf(action: () => void | Promise<void>): Promise<number> {
  const [clock, cpu] = [performance.now(), spent()];
  await action();
  return performance.now() - clock <= LONGEST ? 0 : spent() - cpu;
}

/**
 * Runs one case. If it takes too much CPU time, it is run again: the process also loads and compiles the code during the
 * first case.
 * @throws if the second run takes too much too
 */
async function runInTime(check: () => void | Promise<void>): Promise<void> {
  if ((await cpuTimeOf(check)) <= LONGEST) return;
  const took = await cpuTimeOf(check);
  if (took > LONGEST) throw new Error(`one case took ${Math.round(took)} ms of CPU time`);
}

/** The failure with the seed that repeats it. */
function withSeed(error: unknown): Error {
  const text = error instanceof Error ? error.message : String(error);
  return new Error(`${text}\n\nTo repeat it: FUZZ_SEED=${SEED} FUZZ_RUNS=${RUNS} npx jest <this file>`, {
    cause: error,
  });
}

/**
 * A test that something holds for every value. Each case is limited in CPU time too.
 * @param check throws, or rejects, for a value for which it does not hold
 * @param cost how many cases of another property one case is worth, because it is expensive
 */
export function property<T>(
  title: string,
  values: fc.Arbitrary<T>,
  check: (value: T) => void | Promise<void>,
  { cost = 1 }: { readonly cost?: number } = {},
): void {
  const property = fc.asyncProperty(values, (value) => runInTime(() => check(value)));
  const parameters = {
    seed: SEED,
    numRuns: Math.max(5, Math.ceil(RUNS / cost)),
    interruptAfterTimeLimit: 0.9 * TEST_TIME,
  };
  const run = () =>
    fc.assert(property, parameters).catch((error: unknown) => {
      throw withSeed(error);
    });
  test(title, run, TEST_TIME);
}
