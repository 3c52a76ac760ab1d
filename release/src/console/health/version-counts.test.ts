import { versionCounts } from './version-counts';

test('of too many versions those stay that were counted last', () => {
  const { addLoads, pieces } = versionCounts(() => ({ add: () => undefined, all: () => [] }));
  const count = (version: number) => addLoads({ remote: 'games', version: `${version}.0.0` }, 'loaded', 1, 0);
  for (let version = 0; version < 500; version++) count(version);
  count(0);
  count(500);
  const kept = new Map(pieces().map(({ version, outcomes }) => [version, outcomes.loaded]));
  expect(kept.size).toBe(500);
  expect(['0.0.0', '1.0.0', '2.0.0', '500.0.0'].map((version) => kept.get(version))).toEqual([
    2,
    undefined,
    1,
    1,
  ]);
});
