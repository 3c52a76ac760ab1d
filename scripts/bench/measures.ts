/** A number that a visit gives, and its row in the table. */
interface Measure {
  /** As in the answer of `e2e/bench/visit.ts`. */
  readonly id: string;
  readonly label: string;
  readonly unit: 'ms' | 'kB';
}

const firstVisit = (visit: string, address: string, content: string): readonly Measure[] => [
  { id: `${visit}.paint`, label: `${address}: first contentful paint`, unit: 'ms' },
  { id: `${visit}.content`, label: `${address}: ${content} in the document`, unit: 'ms' },
  { id: `${visit}.seen`, label: `${address}: ${content} not covered`, unit: 'ms' },
  { id: `${visit}.blocking`, label: `${address}: total blocking time`, unit: 'ms' },
  { id: `${visit}.script`, label: `${address}: JavaScript before that`, unit: 'kB' },
];

/** The rows of the table, in order. */
export const measures: readonly Measure[] = [
  ...firstVisit('home', '`/m/home`', 'first cards'),
  ...firstVisit('login', '`/m/login`', 'form'),
  { id: 'again.content', label: 'Second visit: cards in the document', unit: 'ms' },
  { id: 'again.seen', label: 'Second visit: cards not covered', unit: 'ms' },
  { id: 'bar.content', label: 'Tap on the navigation bar, remote not there yet', unit: 'ms' },
  { id: 'link.content', label: 'Tap on a link, code there', unit: 'ms' },
];

/** The text of a value in the unit of its measure. Bytes and ms come as they were measured. */
export const valueIn = ({ unit }: Pick<Measure, 'unit'>, value: number): string =>
  unit === 'kB' ? (value / 1000).toFixed(1) : value.toFixed(0);
