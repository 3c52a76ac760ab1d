import type { Round } from './results';
import { resultTable } from './table';

const round = (variant: Round['variant'], at: number, paint: number, script = 184_300): Round => ({
  variant,
  round: at,
  numbers: { 'home.paint': paint, 'home.script': script },
});

test('a cell has the median with its quartiles; values that are all equal have none', () => {
  const rounds = [300, 400, 380, 360, 340].map((paint, at) => round('ours', at + 1, paint));
  expect(resultTable(rounds, ['ours'])).toBe(
    [
      '| | ours |',
      '| --- | ---: |',
      '| `/m/home`: first contentful paint (ms) | 360 (340–380) |',
      '| `/m/home`: JavaScript before that (kB) | 184.3 |',
    ].join('\n'),
  );
});

test('a build without a value has an empty cell, and a round that failed is named', () => {
  const rounds: Round[] = [round('ours', 1, 300), { variant: 'floor', round: 1, failure: 'no answer' }];
  const table = resultTable(rounds, ['ours', 'floor']);
  expect(table).toContain('| `/m/home`: first contentful paint (ms) | 300 |  |');
  expect(table).toContain('No numbers of: floor in round 1.');
});
