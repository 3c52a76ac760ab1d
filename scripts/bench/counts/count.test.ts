import { countTable } from './count';

test('a count has its unit and its goal', () => {
  expect(
    countTable([
      { label: 'Rebuild and publish one remote', value: 7.31, unit: 's', goal: 10 },
      { label: 'First visit with 20 more remotes', value: 812, unit: 'bytes', goal: 1000 },
    ]),
  ).toBe(
    [
      '| | Counted | Goal |',
      '| --- | ---: | ---: |',
      '| Rebuild and publish one remote | 7.3 s | ≤ 10.0 s |',
      '| First visit with 20 more remotes | 812 bytes | ≤ 1000 bytes |',
    ].join('\n'),
  );
});
