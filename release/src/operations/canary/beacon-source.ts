import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { ReleaseError } from '../../release-error';
import { type LogEntry, parseEntry } from './page-report';

/** Returns the beacons and page requests since the last call. */
export type BeaconSource = () => Promise<readonly LogEntry[]>;

const TIMEOUT = 10_000;

const parseLine = (line: string): LogEntry | undefined => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson()), line);
  return read.success ? parseEntry(read.output) : undefined;
};
const entriesIn = (lines: readonly string[]): LogEntry[] => lines.flatMap((line) => parseLine(line) ?? []);

/** Reads a growing file with one JSON beacon per line. Ignores other lines. */
function fileSource(path: string): BeaconSource {
  let position = 0;
  let incompleteLine = '';
  return async () => {
    const file = await open(path).catch(() => {
      throw new ReleaseError(
        'file-unreadable',
        `${path} cannot be read. Use the file that the gateway writes beacons to.`,
      );
    });
    try {
      // The log was truncated or rotated.
      if ((await file.stat()).size < position) position = 0;
      const chunks: Buffer[] = [];
      for await (const chunk of createReadStream(path, { start: position })) chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      position += bytes.length;
      const lines = (incompleteLine + bytes.toString('utf8')).split('\n');
      incompleteLine = lines.pop() ?? '';
      return entriesIn(lines);
    } finally {
      await file.close();
    }
  };
}

/** Reads standard input with one JSON beacon per line. */
function inputSource(): BeaconSource {
  let pending: string[] = [];
  createInterface({ input: process.stdin }).on('line', (line) => pending.push(line));
  return async () => {
    const lines = pending;
    pending = [];
    return entriesIn(lines);
  };
}

const page = v.object({ next: v.pipe(v.number(), v.integer()), beacons: v.array(v.unknown()) });

/** Polls a URL. `?after=<n>` responds with `{ next, beacons }`: the beacons after the n-th, and the n of the next request. */
function urlSource(address: string): BeaconSource {
  let after = 0;
  return async () => {
    const url = new URL(address);
    url.searchParams.set('after', String(after));
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
    if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
    const { next, beacons } = v.parse(page, await response.json());
    after = next;
    return beacons.flatMap((raw) => parseEntry(raw) ?? []);
  };
}

/** @param location a URL, a file, or `-` for standard input */
export function openBeaconSource(location: string): BeaconSource {
  if (location === '-') return inputSource();
  return /^https?:/.test(location) ? urlSource(location) : fileSource(location);
}
