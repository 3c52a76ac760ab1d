import type { LoggedCall } from './call-log';

/** Values kept of each name. */
const VALUE_LIMIT = 12;
/** Values are cut to this length. */
const LENGTH = 60;
/** Items of a list that are read: the others have the same fields. */
const ITEM_LIMIT = 20;

/** How often a name was sent, and the first of its values. */
interface Sent {
  times: number;
  readonly values: string[];
}
type Names = Record<string, Sent>;

/** Receives the value that a call is answered with. */
export type OnAnswer = (value: unknown) => void;

/** The names that pages used in one call, over all its requests. */
export interface JournalEntry {
  readonly method: string;
  readonly path: string;
  times: number;
  encrypted: number;
  readonly query: Names;
  readonly headers: Names;
  /** Fields of the body; a nested field is `outer.inner`, a field of a list's items `list[].inner`. */
  readonly body: Names;
  /** Fields of the answers, without their values, which may be secret. */
  readonly answer: readonly string[];
}

/** The leaves of a JSON value with their paths. */
function leaves(value: unknown, at = ''): readonly (readonly [field: string, value: unknown])[] {
  if (Array.isArray(value)) return value.slice(0, ITEM_LIMIT).flatMap((item) => leaves(item, `${at}[]`));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) =>
      leaves(inner, at === '' ? name : `${at}.${name}`),
    );
  return at === '' || value === undefined ? [] : [[at, value]];
}

/** Counts the names of one request. */
function countNames(names: Names, value: unknown): void {
  const fields = new Map<string, Set<string>>();
  for (const [field, leaf] of leaves(value))
    fields.set(field, (fields.get(field) ?? new Set()).add(String(leaf).slice(0, LENGTH)));
  for (const [field, found] of fields) {
    const sent = names[field] ?? { times: 0, values: [] };
    names[field] = sent;
    sent.times++;
    for (const text of found)
      if (sent.values.length < VALUE_LIMIT && !sent.values.includes(text)) sent.values.push(text);
  }
}

/** Browsers send this header, tools do not. */
const isFromPage = ({ headers }: LoggedCall) =>
  typeof headers === 'object' && headers !== null && 'sec-fetch-site' in headers;

/**
 * Every call of pages since the start, once for each method and path. It cannot be cleared, so that a tool can compare
 * all names with the specification at the end.
 */
export class Journal {
  readonly #entries = new Map<string, JournalEntry & { answer: readonly string[] }>();

  /** Adds a request. @returns a function that adds its answer */
  add(call: LoggedCall): OnAnswer {
    if (!isFromPage(call)) return () => undefined;
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
    countNames(entry.query, call.query);
    countNames(entry.headers, call.headers);
    countNames(entry.body, call.body);
    return (value) => {
      entry.answer = [...new Set([...entry.answer, ...leaves(value).map(([field]) => field)])];
    };
  }

  all(): readonly JournalEntry[] {
    return [...this.#entries.values()];
  }
}
