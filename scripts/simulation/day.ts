import { type Assumptions, pages } from './assumptions';
import type { Footprint, Sized } from './footprint';
import { around, randomFrom, weighted } from './random';

/** A roll-out to all members during the day. */
export interface Wave {
  /** Prefix of the addresses that get another version, such as `/m/remotes/games/`. */
  readonly changed: string;
  /** In minutes since midnight. */
  readonly at: number;
}

const MINUTES = 24 * 60;
/** The size of an answer's headers, in bytes. */
const HEADERS = 420;

/** Sums over ten minutes: the sample is too small for single minutes. */
export const byTenMinutes = (minutes: Float64Array): readonly number[] =>
  Array.from({ length: MINUTES / 10 }, (_, index) =>
    minutes.slice(10 * index, 10 * index + 10).reduce((sum, count) => sum + count, 0),
  );

/** The requests of the sample of members. */
export interface Day {
  /** Answers, and their bytes with headers. */
  readonly requests: Float64Array;
  readonly bytes: Float64Array;
  /** The requests for files without a version: page, worker, list. */
  readonly revalidated: Float64Array;
  /** Files of releases that pages needed, and those of them that were fetched. */
  needed: number;
  fetched: number;
  /** Bytes of fetched files that the wave changed. */
  waveBytes: number;
  /** Every requested file, with its version. */
  readonly files: Map<string, number>;
}

/** The cache of one browser: the version of each file. */
type Held = Map<string, number>;

/**
 * Simulates the visits of a day. Deterministic for the same arguments.
 * @param sample how many members are simulated
 */
export function simulateDay(
  assumptions: Assumptions,
  footprint: Footprint,
  { sample, seed, wave }: { readonly sample: number; readonly seed: number; readonly wave?: Wave },
): Day {
  const random = randomFrom(seed);
  const day: Day = {
    requests: new Float64Array(MINUTES),
    bytes: new Float64Array(MINUTES),
    revalidated: new Float64Array(MINUTES),
    needed: 0,
    fetched: 0,
    waveBytes: 0,
    files: new Map(),
  };
  const all = [...footprint.shell, ...Object.values(footprint.pages).flat(), ...footprint.idle];

  const answer = (minute: number, bytes: number) => {
    const at = Math.min(MINUTES - 1, Math.floor(minute));
    day.requests[at] = (day.requests[at] ?? 0) + 1;
    day.bytes[at] = (day.bytes[at] ?? 0) + bytes + HEADERS;
    return at;
  };
  const askAnew = (minute: number, bytes: number, known: boolean) => {
    const at = answer(minute, known ? 0 : bytes);
    day.revalidated[at] = (day.revalidated[at] ?? 0) + 1;
  };
  const need = (held: Held, files: readonly Sized[], minute: number, version: (url: string) => number) => {
    for (const { url, bytes } of files) {
      day.needed++;
      if (held.get(url) === version(url)) continue;
      held.set(url, version(url));
      day.fetched++;
      day.files.set(`${url}@${version(url)}`, bytes);
      if (version(url) > 0) day.waveBytes += bytes + HEADERS;
      answer(minute, bytes);
    }
  };

  const visit = (held: Held, start: number, worker: boolean) => {
    // An open page keeps the versions of its start.
    const after = wave !== undefined && start >= wave.at;
    const version = (url: string) => (after && wave && url.startsWith(wave.changed) ? 1 : 0);
    const release = after ? 1 : 0;
    askAnew(start, footprint.page, held.get('page') === release);
    held.set('page', release);
    if (worker) {
      askAnew(start, footprint.worker, held.get('worker') === release);
      held.set('worker', release);
    }
    const first =
      pages[
        weighted(
          pages.map((page) => page.first),
          random(),
        )
      ];
    need(held, footprint.shell, start, version);
    need(held, footprint.pages[first?.path ?? ''] ?? [], start, version);
    need(held, footprint.idle, start, version);
    let minute = start;
    for (let further = around(assumptions.furtherPages, random()); further > 0; further--) {
      minute += 1 + 3 * random();
      const next =
        pages[
          weighted(
            pages.map((page) => page.next),
            random(),
          )
        ];
      need(held, footprint.pages[next?.path ?? ''] ?? [], minute, version);
    }
    askAnew(start, footprint.list, held.get('list') === release);
    held.set('list', release);
    for (let again = around(assumptions.returns, random()); again > 0; again--) {
      const then = start + 30 * random();
      const latest = wave !== undefined && then >= wave.at ? 1 : 0;
      askAnew(then, footprint.list, held.get('list') === latest);
      held.set('list', latest);
    }
  };

  for (let member = 0; member < sample; member++) {
    const worker = random() < assumptions.workers;
    const held: Held = new Map();
    if (random() >= assumptions.newcomers) {
      const daysAway = -1.5 * Math.log(1 - random());
      const half = worker ? assumptions.halfLife.worker : assumptions.halfLife.browser;
      if (random() < 0.5 ** (daysAway / half)) for (const { url } of all) held.set(url, 0);
      for (const name of ['page', 'worker', 'list']) if (held.size > 0) held.set(name, 0);
    }
    const starts = Array.from(
      { length: Math.max(1, around(assumptions.visitsPerMember, random())) },
      () => 60 * (weighted(assumptions.hours, random()) + random()),
    );
    for (const start of starts.sort((one, other) => one - other)) visit(held, start, worker);
  }
  return day;
}
