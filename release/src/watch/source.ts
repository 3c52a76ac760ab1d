import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { ReleaseError } from '../release-error';
import { type Beacon, parseBeacon } from './trial';

/** Gives the beacons that have come since it was asked last. */
export type Source = () => Promise<readonly Beacon[]>;

const parseLine = (line: string): Beacon | undefined => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson()), line);
  return read.success ? parseBeacon(read.output) : undefined;
};
const beaconsIn = (lines: readonly string[]): Beacon[] => lines.flatMap((line) => parseLine(line) ?? []);

/** A file to which somebody appends a line of JSON for each beacon. A line that is no beacon is left out. */
function fileSource(path: string): Source {
  let from = 0;
  let rest = '';
  return async () => {
    const file = await open(path).catch(() => {
      throw new ReleaseError(
        'file-unreadable',
        `${path} cannot be read. Name the file that beacons are written to.`,
      );
    });
    try {
      // A log that somebody has begun anew.
      if ((await file.stat()).size < from) from = 0;
      const chunks: Buffer[] = [];
      for await (const chunk of createReadStream(path, { start: from })) chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      from += bytes.length;
      const lines = (rest + bytes.toString('utf8')).split('\n');
      rest = lines.pop() ?? '';
      return beaconsIn(lines);
    } finally {
      await file.close();
    }
  };
}

/** The same lines from standard input. */
function inputSource(): Source {
  let waiting: string[] = [];
  createInterface({ input: process.stdin }).on('line', (line) => waiting.push(line));
  return async () => {
    const lines = waiting;
    waiting = [];
    return beaconsIn(lines);
  };
}

const page = v.object({ next: v.pipe(v.number(), v.integer()), beacons: v.array(v.unknown()) });

/** An address that answers `?after=<n>` with `{ next, beacons }`: those after the n-th, and the n of the next question. */
function addressSource(address: string): Source {
  let after = 0;
  return async () => {
    const url = new URL(address);
    url.searchParams.set('after', String(after));
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    const { next, beacons } = v.parse(page, await answer.json());
    after = next;
    return beacons.flatMap((raw) => parseBeacon(raw) ?? []);
  };
}

/** Opens where beacons come from: an address, a file, or `-` for standard input. */
export function openSource(place: string): Source {
  if (place === '-') return inputSource();
  return /^https?:/.test(place) ? addressSource(place) : fileSource(place);
}
