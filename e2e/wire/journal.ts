import { readFileSync } from 'node:fs';
import { productsOf, WORKERS } from '../product/products';

/** How often a name was sent, and the first of its values. */
interface Sent {
  readonly times: number;
  readonly values: readonly string[];
}
export type SentNames = Readonly<Record<string, Sent>>;

/** One call with the names that pages have sent, over all its requests. */
export interface Spelt {
  readonly method: string;
  readonly path: string;
  readonly times: number;
  readonly encrypted: number;
  readonly query: SentNames;
  readonly headers: SentNames;
  readonly body: SentNames;
  readonly answer: readonly string[];
}

export type Journal = ReadonlyMap<string, Spelt>;

const unique = (...lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];

function bothNames(one: SentNames, other: SentNames): SentNames {
  const sum = (name: string): Sent => ({
    times: (one[name]?.times ?? 0) + (other[name]?.times ?? 0),
    values: unique(one[name]?.values ?? [], other[name]?.values ?? []),
  });
  return Object.fromEntries(unique(Object.keys(one), Object.keys(other)).map((name) => [name, sum(name)]));
}

const both = (one: Spelt, other: Spelt): Spelt => ({
  ...one,
  times: one.times + other.times,
  encrypted: one.encrypted + other.encrypted,
  query: bothNames(one.query, other.query),
  headers: bothNames(one.headers, other.headers),
  body: bothNames(one.body, other.body),
  answer: unique(one.answer, other.answer),
});

/** Merges the journals of several gateways by method and path. */
function merged(entries: readonly Spelt[]): Journal {
  const all = new Map<string, Spelt>();
  for (const entry of entries) {
    const key = `${entry.method} ${entry.path}`;
    const known = all.get(key);
    all.set(key, known ? both(known, entry) : entry);
  }
  return all;
}

/** Asks all running products for the calls that they have got since they started. */
export async function askJournals(): Promise<readonly Spelt[]> {
  const ports = Array.from({ length: WORKERS }, (_, worker) => Object.values(productsOf(worker)))
    .flat()
    .map(({ port }) => port);
  const journals = await Promise.all(
    ports.map(
      async (port): Promise<readonly Spelt[]> =>
        (await fetch(`http://127.0.0.1:${port}/__sandbox/journal`)).json(),
    ),
  );
  return journals.flat();
}

/** The calls of a whole run, which keep-journal.ts has written. */
export function readJournal(): Journal {
  const { E2E_JOURNAL } = process.env;
  if (!E2E_JOURNAL) throw new Error('These tests read the calls of a whole run: pnpm test --all --only wire');
  return merged(JSON.parse(readFileSync(E2E_JOURNAL, 'utf8')));
}
