import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inputsOf } from '../build/inputs';
import { inWorkspace, pieces } from '../workspace';
import { runLimited } from './run-limited';
import type { Comparison } from './variants';

/** In ms. A build takes about a minute on two cores. */
const LIMIT = 300_000;

/** The folder of the build, which `shared/build/src/webpack/comparison` chooses. */
export const comparisonFolder = (of: Comparison): string => inWorkspace('shell/.cache', `${of}-dist`);

/** A hash of the sources of all pieces and of what a comparison has in their place. */
function inputs(): string {
  const hash = createHash('sha256');
  for (const piece of [...pieces, 'shell/src/testing/comparison']) hash.update(inputsOf(piece));
  return hash.digest('hex');
}

const stampOf = (of: Comparison): string => inWorkspace('shell/.cache', `${of}-built-from`);

/** Builds what the bench compares with the product, unless it was built from the same sources before. */
export async function buildComparison(
  of: Comparison,
  { say, stop }: { say(line: string): void; stop: AbortSignal },
): Promise<void> {
  const [from, stamp] = [inputs(), stampOf(of)];
  const isFresh =
    existsSync(stamp) && existsSync(comparisonFolder(of)) && readFileSync(stamp, 'utf8') === from;
  if (isFresh) return;
  const started = performance.now();
  await runLimited([inWorkspace('shared/build/bin/tessera-build.mjs'), 'build'], {
    cwd: inWorkspace('shell'),
    env: { TESSERA_COMPARISON: of },
    limit: LIMIT,
    stop,
  });
  writeFileSync(stamp, from);
  say(`built ${of} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
