import Table from 'cli-table3';

const chars = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '  ',
};

/** Rows under their headings, in columns that a shell's tools can cut too. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const made = new Table({
    head: [...head],
    chars,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  for (const row of rows) made.push([...row]);
  return made
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/** A share as operators read it: 10%, 0.5%. */
export const percent = (share: number): string => `${Number(share.toFixed(2))}%`;
