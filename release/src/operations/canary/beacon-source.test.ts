import { appendFile, rename, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newFolder, removeFolders } from '../../testing/dists';
import { openBeaconSource } from './beacon-source';

afterEach(removeFolders);

const line = (source: string) => `${JSON.stringify({ merchant: 'aurora', source, page: true })}\n`;

async function logged(text: string) {
  const log = join(await newFolder(), 'beacons.ndjson');
  await writeFile(log, text);
  const source = openBeaconSource(log);
  const read = async () => {
    const sources: unknown[] = [];
    for await (const entry of source()) sources.push(entry.source);
    return sources;
  };
  return { log, read };
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
