import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { ReleaseError } from '../../release-error';
import { type LogEntry, parseEntry } from './page-report';

/** Returns the beacons and page requests since the last call. */
export type BeaconSource = () => AsyncIterable<LogEntry>;

const TIMEOUT = 10_000;

const parseLine = (line: string): LogEntry | undefined => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson()), line);
  return read.success ? parseEntry(read.output) : undefined;
};
const entriesIn = (lines: readonly string[]): LogEntry[] => lines.flatMap((line) => parseLine(line) ?? []);

/** Size in bytes of the part of a log that is in memory, and of the longest line. */
const CHUNK = 1_048_576;
const NEWLINE = 10;

/** Reads a growing file with one JSON entry per line. Ignores other lines. */
function fileSource(path: string): BeaconSource {
  let inode = 0;
  /** Where the first line starts that was not read yet. */
  let position = 0;
  let sizeBefore = 0;
  return async function* () {
    const file = await open(path).catch(() => {
      throw new ReleaseError(
        'file-unreadable',
        `${path} cannot be read. Use the file that the gateway writes beacons to.`,
      );
    });
    try {
      const { ino, size } = await file.stat();
      // The log was rotated or truncated.
      if (ino !== inode || size < sizeBefore) position = 0;
      inode = ino;
      sizeBefore = size;
      const chunk = Buffer.alloc(CHUNK);
      for (;;) {
        const { bytesRead } = await file.read(chunk, 0, CHUNK, position);
        const end = chunk.subarray(0, bytesRead).lastIndexOf(NEWLINE) + 1;
        // An incomplete line is read again next time. A line that does not fit is skipped in parts, none of them valid.
        if (end === 0 && bytesRead < CHUNK) return;
        yield* entriesIn(chunk.toString('utf8', 0, end).split('\n'));
        position += end || bytesRead;
      }
    } finally {
      await file.close();
    }
  };
}

/** Maximum number of lines of standard input in memory. */
const MAX_LINES = 100_000;

/** Reads standard input with one JSON entry per line. */
function inputSource(): BeaconSource {
  let pending: string[] = [];
  const input = createInterface({ input: process.stdin }).on('line', (line) => {
    if (pending.push(line) >= MAX_LINES) input.pause();
  });
  return async function* () {
    const lines = pending;
    pending = [];
    input.resume();
    yield* entriesIn(lines);
  };
}

const page = v.object({ next: v.pipe(v.number(), v.integer()), beacons: v.array(v.unknown()) });

/** Polls a URL. `?after=<n>` responds with `{ next, beacons }`: the beacons after the n-th, and the n of the next request. */
function urlSource(address: string): BeaconSource {
  let after = 0;
  return async function* () {
    const url = new URL(address);
    url.searchParams.set('after', String(after));
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
    if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
    const { next, beacons } = v.parse(page, await response.json());
    after = next;
    yield* beacons.flatMap((raw) => parseEntry(raw) ?? []);
  };
}

/** @param location a URL, a file, or `-` for standard input */
export function openBeaconSource(location: string): BeaconSource {
  if (location === '-') return inputSource();
  return /^https?:/.test(location) ? urlSource(location) : fileSource(location);
}
