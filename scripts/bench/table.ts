import { measures, valueIn } from './measures';
import { type Round, valuesOf } from './results';
import { spreadOf } from './statistics';
import type { Variant } from './variants';

/** The median, and in brackets the quartiles if they differ from it; empty without values. */
function cell(measure: (typeof measures)[number], values: readonly number[]): string {
  const spread = spreadOf(values);
  if (!spread) return '';
  const [first, median, third] = [spread.first, spread.median, spread.third].map((value) =>
    valueIn(measure, value),
  );
  return first === third ? `${median}` : `${median} (${first}–${third})`;
}

const failuresIn = (rounds: readonly Round[]): string => {
  const failed = rounds.filter(({ failure }) => failure !== undefined);
  if (failed.length === 0) return '';
  const names = failed.map(({ variant, round }) => `${variant} in round ${round}`).join(', ');
  return `\n\nNo numbers of: ${names}.`;
};

/** The results as a Markdown table: the rows are measures, the columns builds. Rows without a value are left out. */
export function resultTable(rounds: readonly Round[], variants: readonly Variant[]): string {
  const rows = measures
    .map((measure) => ({
      label: `${measure.label} (${measure.unit})`,
      cells: variants.map((variant) => cell(measure, valuesOf(rounds, variant, measure.id))),
    }))
    .filter(({ cells }) => cells.some((text) => text !== ''));
  const lines = [
    `| | ${variants.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(variants.length)}`,
    ...rows.map(({ label, cells }) => `| ${label} | ${cells.join(' | ')} |`),
  ];
  return lines.join('\n') + failuresIn(rounds);
}
