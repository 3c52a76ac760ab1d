import { findBrowsers } from '../browser/find-browser';
import { buildPieces } from '../build/build-pieces';
import { inWorkspace } from '../workspace';
import type { BenchArguments } from './arguments';
import { buildComparison } from './build-comparison';
import { type Count, takeCounts } from './counts';
import { measureRound } from './measure-round';
import type { Round } from './results';
import { turnsOf } from './rounds';
import { runVisits, type Visitor } from './run-visit';
import { type Served, serveVariants } from './serve-variants';
import type { Variant } from './variants';
import { writeResults } from './write-results';

const places = {
  document: inWorkspace('docs/performance.md'),
  json: inWorkspace('test-results/bench.json'),
};

/** In ms, for a visit that counts. */
const COUNT_LIMIT = 600_000;

/** Aborts when the process gets a signal to stop, so that it ends what it started. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
}

async function build(variants: readonly Variant[], stop: AbortSignal): Promise<void> {
  await buildPieces(console.log);
  for (const variant of variants)
    if (variant !== 'ours') await buildComparison(variant, { say: console.log, stop });
}

async function measure(wanted: BenchArguments, served: Served, visitor: Visitor): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  for (const turn of turnsOf(wanted.only, wanted.rounds)) {
    const done = await measureRound(turn, served.originOf(turn.variant), visitor);
    rounds.push(done);
    console.log(`round ${turn.round} of ${turn.variant}${done.failure ? `: ${done.failure}` : ''}`);
  }
  return rounds;
}

/**
 * Builds, serves and measures the product beside other builds of the same source, and writes the results.
 * @throws Error if something does not build, or no round of a build has numbers
 */
export async function bench(wanted: BenchArguments): Promise<void> {
  const stop = stopSignal();
  const visitor = { browser: findBrowsers().CHROME_PATH, stop };
  await build(wanted.only, stop);
  const served = await serveVariants(wanted.only);
  try {
    const rounds = await measure(wanted, served, visitor);
    const visit = (names: string) =>
      runVisits(visitor, { origin: served.originOf('ours'), names, limit: COUNT_LIMIT });
    const counts: readonly Count[] = wanted.counts ? await takeCounts({ stop, visit }) : [];
    console.log(`\n${writeResults(wanted, { rounds, counts }, places)}\n\n${places.json} has every value.`);
    const missing = wanted.only.filter(
      (name) => !rounds.some(({ variant, numbers }) => variant === name && numbers),
    );
    if (wanted.rounds > 0 && missing.length > 0)
      throw new Error(`No round of ${missing.join(', ')} has numbers.`);
  } finally {
    await served.close();
  }
}
