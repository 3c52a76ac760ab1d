import type { Recorded } from './record';

/** Values kept of each name, and the length to which a value is cut. */
const VALUES = 12;
const LENGTH = 60;
/** Items of a list that are looked at: the others have the same fields. */
const ITEMS = 20;

/** How often a name was sent, and the first of its values. */
export interface Sent {
  times: number;
  readonly values: string[];
}
type Names = Record<string, Sent>;

/** How one call is spelt, over all the times that pages made it. */
export interface JournalEntry {
  readonly method: string;
  readonly path: string;
  times: number;
  encrypted: number;
  readonly query: Names;
  readonly headers: Names;
  /** Fields of the body, a field within a field as `outer.inner`, one within a list as `list[].inner`. */
  readonly body: Names;
  /** Fields of the values that the gateway answered with; without what stood in them, since that may be a token. */
  readonly answer: readonly string[];
}

/** The leaves of a JSON value, each with its path. */
function leaves(value: unknown, at = ''): readonly (readonly [field: string, value: unknown])[] {
  if (Array.isArray(value)) return value.slice(0, ITEMS).flatMap((item) => leaves(item, `${at}[]`));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) =>
      leaves(inner, at === '' ? name : `${at}.${name}`),
    );
  return at === '' || value === undefined ? [] : [[at, value]];
}

function note(names: Names, value: unknown): void {
  const fields = new Map<string, Set<string>>();
  for (const [field, leaf] of leaves(value))
    fields.set(field, (fields.get(field) ?? new Set()).add(String(leaf).slice(0, LENGTH)));
  for (const [field, found] of fields) {
    const sent = names[field] ?? { times: 0, values: [] };
    names[field] = sent;
    sent.times++;
    for (const one of found)
      if (sent.values.length < VALUES && !sent.values.includes(one)) sent.values.push(one);
  }
}

/** What a page sends and a tool that calls the gateway by itself does not. */
const isByPage = ({ headers }: Recorded) =>
  typeof headers === 'object' && headers !== null && 'sec-fetch-site' in headers;

/**
 * Every call that pages have made since the start, once for each method and path: nothing clears it, so that the
 * spelling of all of them can be held against a specification in the end.
 */
export class Journal {
  readonly #entries = new Map<string, JournalEntry & { answer: readonly string[] }>();

  /** Notes a call; gives what notes the value that it was answered with. */
  add(call: Recorded): (answered: unknown) => void {
    if (!isByPage(call)) return () => undefined;
    const { method, path } = call;
    const key = `${method} ${path}`;
    const known = this.#entries.get(key);
    const entry = known ?? {
      method,
      path,
      times: 0,
      encrypted: 0,
      query: {},
      headers: {},
      body: {},
      answer: [],
    };
    this.#entries.set(key, entry);
    entry.times++;
    if (call.encrypted) entry.encrypted++;
    note(entry.query, call.query);
    note(entry.headers, call.headers);
    note(entry.body, call.body);
    return (answered) => {
      entry.answer = [...new Set([...entry.answer, ...leaves(answered).map(([field]) => field)])];
    };
  }

  all(): readonly JournalEntry[] {
    return [...this.#entries.values()];
  }
}
