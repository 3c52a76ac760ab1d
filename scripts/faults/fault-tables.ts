import type { Cell } from './read-cells';

const titles = {
  remotes: 'Remotes, at the start / at a navigation / at a retry',
  calls: 'Calls that a page makes by itself',
  actions: 'Calls that the member makes',
  money: 'Payments, lost before / after the gateway has executed them',
} as const satisfies Record<Cell['table'], string>;

/** The moments of each table, in the order of its heading. */
const moments: Readonly<Record<Cell['table'], readonly string[]>> = {
  remotes: ['start', 'navigation', 'retry'],
  calls: ['opening'],
  actions: ['before the gateway'],
  money: ['before the gateway', 'after the gateway'],
};

const NOT_RUN = '·';

const signs: Readonly<Record<string, string>> = {
  retry: 'R',
  message: 'M',
  sentence: 'S',
  whole: 'W',
  'sign-in': 'L',
  nothing: 'N',
  broken: '**broken**',
};

/** In the order of the alphabet, because the parts of the matrix run in any order. */
const unique = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();

/** One table: a row for each subject, a column for each fault, in each cell what the member saw at each moment. */
function tableOf(all: readonly Cell[], name: Cell['table']): string {
  const own = all.filter(({ table }) => table === name);
  if (own.length === 0) return '';
  const faults = unique(own.map(({ fault }) => fault));
  const seen = (subject: string, fault: string) =>
    moments[name].map((moment) => {
      const cell = own.find((one) => one.subject === subject && one.fault === fault && one.moment === moment);
      return cell ? (signs[cell.outcome] ?? cell.outcome) : NOT_RUN;
    });
  const row = (cellsOfRow: readonly string[]) => `| ${cellsOfRow.join(' | ')} |`;
  return [
    `### ${titles[name]}`,
    '',
    row(['', ...faults]),
    row(['', ...faults].map(() => '---')),
    ...unique(own.map(({ subject }) => subject)).map((subject) =>
      row([subject, ...faults.map((fault) => seen(subject, fault).join(' '))]),
    ),
  ].join('\n');
}

/** The results of the fault matrix as Markdown. */
export function faultTables(all: readonly Cell[]): string {
  const broken = all.filter(({ outcome }) => outcome === 'broken');
  const names = Object.keys(titles) as Cell['table'][];
  return [
    `${all.length} cells, ${broken.length} with a promise that was not kept.`,
    ...names.map((name) => tableOf(all, name)).filter(Boolean),
    ...broken.map(
      ({ subject, fault, moment, error = '' }) =>
        `- ${subject}, ${fault}, ${moment}: ${error.split('\n')[0]}`,
    ),
  ].join('\n\n');
}
