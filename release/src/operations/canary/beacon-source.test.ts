import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, rename, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { newFolder, removeFolders } from '../../testing/dists';
import { type BeaconSource, type BeaconSourceOptions, openBeaconSource } from './beacon-source';

afterEach(removeFolders);

const entry = (source: string) => ({ merchant: 'aurora', source, page: true });
const line = (source: string) => `${JSON.stringify(entry(source))}\n`;

/** @returns the sources of the entries that are read now */
async function sourcesIn(read: BeaconSource) {
  const sources: unknown[] = [];
  for await (const { source } of read()) sources.push(source);
  return sources;
}

async function logged(text: string, options?: BeaconSourceOptions) {
  const log = join(await newFolder(), 'beacons.ndjson');
  await writeFile(log, text);
  const source = openBeaconSource(log, options);
  return { log, read: () => sourcesIn(source) };
}

test('a line is read once, when it is complete', async () => {
  const { log, read } = await logged(line('one') + line('two').slice(0, 20));
  expect(await read()).toEqual(['one']);
  await appendFile(log, line('two').slice(20) + line('three'));
  expect(await read()).toEqual(['two', 'three']);
  expect(await read()).toEqual([]);
});

test.each<[string, (log: string) => Promise<void>]>([
  ['truncated', (log) => writeFile(log, line('new'))],
  [
    'replaced by a longer one',
    async (log) => {
      await rename(log, `${log}.1`);
      await writeFile(log, line('new') + line('newer'));
    },
  ],
])(
  'the incomplete line of a log that is %s does not damage the first line of the new one',
  async (_, rotate) => {
    const { log, read } = await logged(line('one') + line('two').slice(0, 20));
    await read();
    await rotate(log);
    expect((await read())[0]).toBe('new');
  },
);

test('a log of any size is read in parts, and a line that is too long is ignored', async () => {
  const { log, read } = await logged(line('first'));
  // Zero bytes without a line break, more than a string of Node can contain.
  await truncate(log, 600_000_000);
  await appendFile(log, `\n${line('last')}`);
  expect(await read()).toEqual(['first', 'last']);
});

test('a log that is read once is read whole, also a last line without a line break', async () => {
  const { read } = await logged(line('one') + line('two').trimEnd(), { once: true });
  expect(await read()).toEqual(['one', 'two']);
});

test('standard input that is read once is read to its end, whenever that comes', async () => {
  const input = new PassThrough();
  const read = sourcesIn(openBeaconSource('-', { once: true, input: () => input }));
  // The source listens before anything is there.
  await once(input, 'resume');
  input.write(line('one'));
  input.end(line('two').trimEnd());
  expect(await read).toEqual(['one', 'two']);
});

test('standard input that is read again and again gives what has come, and says that it has ended', async () => {
  const input = new PassThrough();
  const source = openBeaconSource('-', { input: () => input });
  const came = once(input, 'data');
  input.write(line('one'));
  await came;
  expect(await sourcesIn(source)).toEqual(['one']);
  expect(await sourcesIn(source)).toEqual([]);
  const ended = once(input, 'end');
  input.end(line('two'));
  await ended;
  const found: unknown[] = [];
  const readLast = async () => {
    for await (const { source: name } of source()) found.push(name);
  };
  await expect(readLast()).rejects.toThrow('Standard input has ended');
  expect(found).toEqual(['two']);
  await expect(readLast()).rejects.toThrow('Standard input has ended');
  expect(found).toEqual(['two']);
});

async function newPipe(text: string) {
  const pipe = join(await newFolder(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  return { pipe, written: writeFile(pipe, text) };
}

test('a pipe that is read once is read to its end', async () => {
  const { pipe, written } = await newPipe(line('one') + line('two').trimEnd());
  expect(await sourcesIn(openBeaconSource(pipe, { once: true }))).toEqual(['one', 'two']);
  await written;
});

test('a pipe that is read again and again gives what has come, and says that it has ended', async () => {
  const { pipe, written } = await newPipe(line('one') + line('two'));
  const source = openBeaconSource(pipe);
  const found: unknown[] = [];
  const readUntilEnd = async () => {
    for (;;) {
      for await (const { source: name } of source()) found.push(name);
      await setImmediate();
    }
  };
  await expect(readUntilEnd()).rejects.toThrow(`${pipe} has ended`);
  expect(found).toEqual(['one', 'two']);
  await written;
});

test('a URL that responds in parts is read until it has no more', async () => {
  const all = ['one', 'two', 'three'].map(entry);
  const gateway = createServer((request, response) => {
    const after = Number(new URL(request.url ?? '', 'http://gateway').searchParams.get('after'));
    const beacons = all.slice(after, after + 2);
    response.end(JSON.stringify({ next: after + beacons.length, beacons }));
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  try {
    const address = gateway.address();
    const source = openBeaconSource(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
    expect(await sourcesIn(source)).toEqual(['one', 'two', 'three']);
    all.push(entry('four'));
    expect(await sourcesIn(source)).toEqual(['four']);
  } finally {
    gateway.closeAllConnections();
    gateway.close();
  }
});
