import { type FileHandle, open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { messageOf } from '../../fault';
import { ask, readBody } from '../../input';
import { ReleaseError } from '../../release-error';
import { type LogEntry, parseEntry } from './page-report';

/** Returns the beacons and page requests since the last call. */
export type BeaconSource = () => AsyncIterable<LogEntry>;

export interface BeaconSourceOptions {
  /** The source is read once: whole, also what has not come yet. Otherwise what is there is read, again and again. */
  readonly once?: boolean;
  /** Returns the stream that `-` names. Default: standard input. */
  readonly input?: () => NodeJS.ReadableStream;
}

const TIMEOUT = 10_000;

const parseLine = (line: string): LogEntry | undefined => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson()), line);
  return read.success ? parseEntry(read.output) : undefined;
};
const entriesIn = (lines: readonly string[]): LogEntry[] => lines.flatMap((line) => parseLine(line) ?? []);

/** Size in bytes of the part of a log that is in memory, and of the longest line. */
const CHUNK = 1_048_576;
const NEWLINE = 10;

/** @throws ReleaseError `file-unreadable` */
const openLog = (path: string): Promise<FileHandle> =>
  open(path).catch((error: unknown) => {
    throw new ReleaseError(
      'file-unreadable',
      `${path} cannot be read: ${messageOf(error)}. Use the file that the gateway writes beacons to.`,
    );
  });

/** Reads a growing file with one JSON entry per line. Ignores other lines. */
function fileSource(path: string, once: boolean): BeaconSource {
  let inode = 0;
  /** Where the first line starts that was not read yet. */
  let position = 0;
  let sizeBefore = 0;
  return async function* () {
    const file = await openLog(path);
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
        if (end === 0 && bytesRead < CHUNK) {
          // An incomplete line is read again next time, if there is one.
          if (once) yield* entriesIn([chunk.toString('utf8', 0, bytesRead)]);
          return;
        }
        // A line that does not fit is skipped in parts, none of them valid.
        yield* entriesIn(chunk.toString('utf8', 0, end).split('\n'));
        position += end || bytesRead;
      }
    } finally {
      await file.close();
    }
  };
}

/** Reads a stream with one JSON entry per line to its end. */
const wholeInput = (input: NodeJS.ReadableStream): BeaconSource =>
  async function* () {
    for await (const line of createInterface({ input })) yield* entriesIn([line]);
  };

/** Maximum number of lines of a stream in memory. */
const MAX_LINES = 100_000;

/** Reads what has come so far of a stream with one JSON entry per line. */
function inputSoFar(input: NodeJS.ReadableStream, name: string): BeaconSource {
  let pending: string[] = [];
  let hasEnded = false;
  const reader = createInterface({ input })
    .on('line', (line) => {
      if (pending.push(line) >= MAX_LINES) reader.pause();
    })
    .on('close', () => {
      hasEnded = true;
    });
  return async function* () {
    const lines = pending;
    pending = [];
    if (!hasEnded) reader.resume();
    yield* entriesIn(lines);
    if (hasEnded) throw new Error(`${name} has ended, so that no more beacons can come.`);
  };
}

const streamSource = (input: NodeJS.ReadableStream, name: string, once: boolean): BeaconSource =>
  once ? wholeInput(input) : inputSoFar(input, name);

async function sourceAt(path: string, once: boolean): Promise<BeaconSource> {
  const file = await openLog(path);
  const found = await file.stat();
  if (found.isFIFO() || found.isCharacterDevice()) return streamSource(file.createReadStream(), path, once);
  await file.close();
  return fileSource(path, once);
}

/** Reads a file, or a stream that has a path: `<(zcat log.gz)` of a shell is a pipe. */
function pathSource(path: string, once: boolean): BeaconSource {
  let source: BeaconSource | undefined;
  return async function* () {
    source ??= await sourceAt(path, once);
    yield* source();
  };
}

const page = v.object({ next: v.pipe(v.number(), v.integer()), beacons: v.array(v.unknown()) });

/**
 * Polls a URL. `?after=<n>` responds with `{ next, beacons }`: beacons after the n-th, and the n of the next request. There
 * are no more if a response has none.
 */
function urlSource(address: string): BeaconSource {
  let after = 0;
  return async function* () {
    for (;;) {
      const url = new URL(address);
      url.searchParams.set('after', String(after));
      const { next, beacons } = readBody(page, await ask(url, TIMEOUT));
      const isLast = beacons.length === 0 || next <= after;
      after = next;
      yield* beacons.flatMap((raw) => parseEntry(raw) ?? []);
      if (isLast) return;
    }
  };
}

/** @param location a URL, a file, a pipe, or `-` for standard input */
export function openBeaconSource(
  location: string,
  { once = false, input = () => process.stdin }: BeaconSourceOptions = {},
): BeaconSource {
  if (location === '-') return streamSource(input(), 'Standard input', once);
  return /^https?:/.test(location) ? urlSource(location) : pathSource(location, once);
}
