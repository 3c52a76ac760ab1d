import { parsePieceVersion } from '../../builds/piece-version';
import type { Share } from '../../releases/shares';
import { aurora } from '../../testing/dists';
import type { PlanDraft } from './plan-draft';
import { rollBack } from './roll-back';
import { rollOut } from './roll-out';

const shares = (text: string): Share[] =>
  text.split(' ').map((one) => {
    const [version = '', weight] = one.split(':');
    return { version: `${version}.0.0`, weight: Number(weight) };
  });
const written = (list: readonly Share[] = []) =>
  list.map(({ version, weight }) => `${version.split('.')[0]}:${weight}`).join(' ');
const games = (text: string, previous?: string): PlanDraft => ({
  merchant: aurora,
  shell: '1.0.0',
  remotes: text ? { games: shares(text) } : {},
  previous: previous ? { games: `${previous}.0.0` } : {},
});
const version = (text: string) => parsePieceVersion(`games@${text}.0.0`);

describe('a roll-out', () => {
  test.each([
    ['', 1, 100, '1:100', undefined],
    ['1:100', 2, 10, '1:90 2:10', undefined],
    ['1:1', 2, 0.5, '1:99.5 2:0.5', undefined],
    ['1:90 2:10', 2, 50, '1:50 2:50', undefined],
    ['1:50 2:50', 2, 10, '1:90 2:10', undefined],
    ['1:50 2:50', 2, 100, '2:100', '1'],
    ['1:90 2:10', 2, 0, '1:100 2:0', undefined],
    ['1:90 2:10', 3, 0, '1:90 2:10 3:0', undefined],
    ['1:100 3:0', 2, 10, '1:90 3:0 2:10', undefined],
    ['1:90 2:10', 3, 100, '3:100', '1'],
    ['1:100 3:0', 2, 100, '2:100 3:0', '1'],
    ['1:90 2:10', 1, 100, '1:100', undefined],
  ])('from %j version %d to %d percent gives %j', (before, wanted, percent, after, previous) => {
    const plan = rollOut([version(String(wanted))], percent)(games(before));
    expect(written(plan.remotes.games)).toBe(after);
    expect(plan.previous?.games).toBe(previous && `${previous}.0.0`);
    expect(rollOut([version(String(wanted))], percent)(plan)).toEqual(plan);
  });

  test.each([
    ['', 1, 10, 'no-stable'],
    ['', 1, 0, 'no-stable'],
    ['1:100', 1, 10, 'no-stable'],
    ['1:90 2:10', 3, 10, 'rollout-under-way'],
  ])('from %j version %d to %d percent is refused', (before, wanted, percent, code) => {
    const attempt = () => rollOut([version(String(wanted))], percent)(games(before));
    expect(attempt).toThrow(expect.objectContaining({ code }));
  });

  test.each([
    ['1:100', undefined, 2, '2:100'],
    ['1:90 2:10', '0', 2, '2:100'],
    ['2:100', '1', 2, '2:100'],
  ])(
    'in an emergency from %j (before: %j) to %d names no version to fall back on',
    (before, previous, to, after) => {
      const plan = rollOut([version(String(to))], 100, { emergency: true })(games(before, previous));
      expect(written(plan.remotes.games)).toBe(after);
      expect(plan.previous).toEqual({});
    },
  );

  test('in an emergency of one piece leaves the other pieces theirs', () => {
    const before = { ...games('1:100', '0'), previous: { games: '0.0.0', shell: '0.9.0', member: '0.8.0' } };
    const plan = rollOut([parsePieceVersion('shell@2.0.0')], 100, { emergency: true })(before);
    expect(plan).toMatchObject({ shell: '2.0.0', previous: { games: '0.0.0', member: '0.8.0' } });
    expect(plan.previous).not.toHaveProperty('shell');
  });

  test('of a shell is for all members, and keeps the version before', () => {
    const shell = [parsePieceVersion('shell@2.0.0')];
    expect(rollOut(shell)(games('1:100'))).toMatchObject({ shell: '2.0.0', previous: { shell: '1.0.0' } });
    expect(() => rollOut(shell, 10)(games('1:100'))).toThrow(/exactly one shell/);
  });
});

describe('a roll-back', () => {
  test.each([
    ['1:90 2:10', undefined, 2, undefined, '1:100', undefined],
    ['1:100 2:0', undefined, 2, undefined, '1:100', undefined],
    ['2:100', '1', 2, undefined, '1:100', undefined],
    ['2:100', undefined, 2, '1.0.0', '1:100', undefined],
    ['2:90 3:10', '1', 2, undefined, '1:90 3:10', undefined],
    ['2:90 3:10', '1', 3, undefined, '2:100', '1'],
    ['2:90 3:10', '1', 2, '3.0.0', '3:100', undefined],
    ['3:100', '2', 2, undefined, '3:100', undefined],
    ['3:100', '2', 1, undefined, '3:100', '2'],
  ])('from %j (before: %j) of version %d to %j gives %j', (before, previous, bad, to, after, left) => {
    const change = rollBack([version(String(bad))], to);
    const plan = change(games(before, previous));
    expect(written(plan.remotes.games)).toBe(after);
    expect(plan.previous?.games).toBe(left && `${left}.0.0`);
    expect(change(plan)).toEqual(plan);
  });

  test('without a version before is refused', () => {
    expect(() => rollBack([version('1')])(games('1:100'))).toThrow(
      expect.objectContaining({ code: 'nothing-before' }),
    );
    const shell = [parsePieceVersion('shell@1.0.0')];
    expect(() => rollBack(shell)(games('1:100'))).toThrow(
      expect.objectContaining({ code: 'nothing-before' }),
    );
  });

  test('of a shell returns to the version before', () => {
    const after = rollOut([parsePieceVersion('shell@2.0.0')])(games('1:100'));
    const plan = rollBack([parsePieceVersion('shell@2.0.0')])(after);
    expect(plan).toMatchObject({ shell: '1.0.0', previous: {} });
  });
});

test.each(['games', 'games@', 'games@latest', '@1.0.0', 'Games@1.0.0', 'games@1.0', '../x@1.0.0'])(
  '%s names no version',
  (text) =>
    expect(() => parsePieceVersion(text)).toThrow(expect.objectContaining({ code: 'rollout-invalid' })),
);
