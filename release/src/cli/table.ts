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

/** Formats rows as aligned columns with a head. Tools such as `awk` can split them by spaces. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const output = new Table({
    head: [...head],
    chars,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  for (const row of rows) output.push([...row]);
  return output
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Formats a percentage: 10%, 0.5%. */
export const percent = (share: number): string => `${Number(share.toFixed(2))}%`;
