import * as v from 'valibot';
import type { Contrast, Shift } from '../../e2e/look/measured';

/** As the tests of e2e/look note them. */
export const shift = v.object({
  merchant: v.string(),
  state: v.string(),
  path: v.string(),
  shift: v.number(),
}) satisfies v.GenericSchema<unknown, Shift>;
export const contrast = v.object({
  merchant: v.string(),
  template: v.string(),
  scheme: v.string(),
  isLarge: v.boolean(),
  path: v.string(),
  words: v.string(),
  ratio: v.number(),
}) satisfies v.GenericSchema<unknown, Contrast>;

const unique = <T>(all: readonly T[]): readonly T[] => [...new Set(all)];

const table = (heading: readonly string[], rows: ReadonlyArray<readonly string[]>): string =>
  [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** One table a state: a row for each merchant, a column for each path, in each cell the layout shift. */
export function shiftTables(all: readonly Shift[]): string {
  const tableOf = (state: string) => {
    const own = all.filter((one) => one.state === state);
    const paths = unique(own.map(({ path }) => path));
    const cell = (merchant: string, path: string) =>
      own.find((one) => one.merchant === merchant && one.path === path)?.shift.toFixed(4) ?? '·';
    const rows = unique(own.map(({ merchant }) => merchant)).map((merchant) => [
      merchant,
      ...paths.map((path) => cell(merchant, path)),
    ]);
    return table([`${state}`, ...paths.map((path) => `\`${path}\``)], rows);
  };
  const largest = Math.max(...all.map((one) => one.shift));
  return [
    `${all.length} pages, the largest shift ${largest.toFixed(4)}.`,
    ...unique(all.map(({ state }) => state)).map(tableOf),
  ].join('\n\n');
}

/** A row for each template and scheme: the least contrast of its texts, and where. */
export function contrastTable(all: readonly Contrast[]): string {
  const least = (template: string, scheme: string, isLarge: boolean) => {
    const one = all.find(
      (other) => other.template === template && other.scheme === scheme && other.isLarge === isLarge,
    );
    return one ? [one.ratio.toFixed(2), `“${one.words.replaceAll('|', '')}”, \`${one.path}\``] : ['·', ''];
  };
  const rows = unique(all.map(({ template }) => template))
    .toSorted()
    .flatMap((template) =>
      ['dark', 'light'].map((scheme) => [
        template,
        all.find((one) => one.template === template)?.merchant ?? '',
        scheme,
        ...least(template, scheme, false),
        ...least(template, scheme, true),
      ]),
    );
  return table(['Template', 'Merchant', 'Scheme', 'Text', 'Where', 'Large text', 'Where'], rows);
}
