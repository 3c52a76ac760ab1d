/** A number that a run counts once, and what it should be at most. */
export interface Count {
  readonly label: string;
  readonly value: number;
  readonly unit: 's' | 'ms' | 'bytes' | '%';
  readonly goal: number;
}

const digits: Readonly<Record<Count['unit'], number>> = { s: 1, ms: 0, bytes: 0, '%': 1 };
const textOf = (value: number, unit: Count['unit']): string => `${value.toFixed(digits[unit])} ${unit}`;

/** The counts as a Markdown table. */
export const countTable = (counts: readonly Count[]): string =>
  [
    '| | Counted | Goal |',
    '| --- | ---: | ---: |',
    ...counts.map(
      ({ label, value, unit, goal }) => `| ${label} | ${textOf(value, unit)} | ≤ ${textOf(goal, unit)} |`,
    ),
  ].join('\n');
