import { existsSync, readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace';
import { readStory, sectionOf } from './read-story';
import { missingLines } from './same-output';
import { STORY } from './story';

const document = [
  '## Story',
  '### One',
  '```sh keeps-running',
  'cd there',
  'serve   # until the end',
  '```',
  '',
  '```text',
  'It is up.',
  '',
  '```',
  'Write this:',
  '```json there/a.json',
  '{}',
  '```',
  '![A](images/a.png) ![B](images/b.png)',
  'Stop the server with Ctrl+C.',
  '```sh',
  'ask --a 1 \\',
  '  --b 2',
  '```',
  '```js',
  'not a step',
  '```',
  '## Reference',
  '```sh',
  'other',
  '```',
].join('\n');

test('the steps of a story are its commands, files, pictures and stops, in order', () => {
  expect(readStory(sectionOf(document, 'Story'))).toEqual([
    { kind: 'part', title: 'One' },
    { kind: 'keep', commands: ['cd there', 'serve'], prints: ['It is up.'] },
    { kind: 'write', file: 'there/a.json', text: '{}\n' },
    { kind: 'look', picture: 'a.png' },
    { kind: 'look', picture: 'b.png' },
    { kind: 'stop' },
    { kind: 'run', commands: ['ask --a 1 --b 2'], prints: [] },
  ]);
});

test('a document without the story, and output without a command, are refused', () => {
  expect(() => sectionOf(document, 'Other')).toThrow('no section "Other"');
  expect(() => readStory('```text\nalone\n```')).toThrow('No command prints this: alone');
});

test('printed lines may differ in numbers, hashes, tokens and spaces, and stand between others', () => {
  const told = [
    'built shell in 30.1 s',
    'aurora  release 2',
    'http://a/?preview=eyJhbGciOiJFUzI1NiIsInR5.cCI6-x_y',
  ];
  const printed =
    'Installing\nbuilt shell in 9 s\nbuilt games in 1 s\naurora changed\naurora     release 17\nhttp://a/?preview=other-other-other-other-other\n';
  expect(missingLines(told, printed)).toEqual([]);
  expect(missingLines([...told].reverse(), printed)).toEqual(['aurora  release 2', 'built shell in 30.1 s']);
  expect(missingLines(['store 1a2b3c4d is up', 'it failed'], 'store 99ff00aa is up')).toEqual(['it failed']);
});

test('the story of the guide goes from the clone to the way back, and its pictures exist', () => {
  const steps = readStory(sectionOf(readFileSync(inWorkspace('docs/remote-guide.md'), 'utf8'), STORY));
  const commands = steps.flatMap((step) => ('commands' in step ? step.commands : []));
  expect(commands[0]).toMatch(/^git clone /);
  expect(commands.at(-1)).toContain('release history');
  const pictures = steps.flatMap((step) => (step.kind === 'look' ? [step.picture] : []));
  expect(pictures.length).toBeGreaterThan(3);
  expect(pictures.filter((name) => !existsSync(inWorkspace('docs/images', name)))).toEqual([]);
});
