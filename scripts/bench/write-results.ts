import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { type BenchArguments, isFull } from './arguments';
import { type Count, countTable } from './counts';
import { replaceBetween } from './markers';
import { measures } from './measures';
import { type Round, valuesOf } from './results';
import { spreadOf } from './statistics';
import { resultTable } from './table';

interface Results {
  readonly rounds: readonly Round[];
  readonly counts: readonly Count[];
}

interface Places {
  /** The Markdown document with the tables. */
  readonly document: string;
  readonly json: string;
}

/** The results for programs: medians with quartiles, and each value as it was measured. */
const asJson = ({ only }: BenchArguments, { rounds, counts }: Results): string =>
  JSON.stringify(
    {
      processors: cpus().length,
      spreads: Object.fromEntries(
        only.map((variant) => [
          variant,
          Object.fromEntries(measures.map(({ id }) => [id, spreadOf(valuesOf(rounds, variant, id))])),
        ]),
      ),
      counts,
      rounds,
    },
    null,
    2,
  );

function replaceIn(document: string, name: string, content: string): void {
  writeFileSync(document, replaceBetween(readFileSync(document, 'utf8'), name, content));
}

/**
 * Writes the results as JSON. The table of times goes into the document if the run measured everything, because a few
 * rounds of some builds are no numbers to compare later; the table of counts does if the run counted.
 * @returns both tables
 */
export function writeResults(wanted: BenchArguments, results: Results, { document, json }: Places): string {
  const times = resultTable(results.rounds, wanted.only);
  const counts = countTable(results.counts);
  mkdirSync(path.dirname(json), { recursive: true });
  writeFileSync(json, `${asJson(wanted, results)}\n`);
  if (isFull(wanted)) {
    const heading = `Medians of ${wanted.rounds} rounds, with quartiles, on ${cpus().length} processors:`;
    replaceIn(document, 'bench', `${heading}\n\n${times}`);
  }
  if (results.counts.length > 0) replaceIn(document, 'bench-counts', counts);
  return [...(wanted.rounds > 0 ? [times] : []), ...(results.counts.length > 0 ? [counts] : [])].join('\n\n');
}
