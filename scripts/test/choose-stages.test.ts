import { APART } from '../../e2e/product/apart';
import { ArgumentError } from '../dev/arguments';
import { chooseStages } from './choose-stages';
import type { Run } from './stages';

const namesOf = (run: Run, ...names: readonly string[]) =>
  chooseStages(run, names).map((group) => group.map(({ name }) => name));

const together = ['lint', 'unused', 'types', 'programs', 'builds'];

test('the gate and the full run have all of their stages unless some are named', () => {
  expect(namesOf('gate')).toEqual([together, ['unit'], ['e2e']]);
  expect(namesOf('full')).toEqual([together, ['unit'], ['e2e'], ...APART.map((name) => [name]), ['bucket']]);
});

test('named stages come in the order of the run', () => {
  expect(namesOf('gate', 'unit', 'types', 'lint')).toEqual([['lint', 'types'], ['unit']]);
  expect(namesOf('full', 'times', 'engines')).toEqual([['engines'], ['times']]);
});

test('the comparison of all calls with the specification follows the run that makes them', () => {
  expect(namesOf('full', 'wire')).toEqual([['e2e'], ['wire']]);
  const [e2e, wire] = chooseStages('full', ['wire']).flat();
  expect(wire?.env?.E2E_JOURNAL).toBe(e2e?.env?.E2E_JOURNAL);
  expect(wire?.env?.E2E_JOURNAL).toMatch(/journal\.json$/);
  // The few tests of the second look would replace it.
  expect(e2e?.again?.([]).env).not.toHaveProperty('E2E_JOURNAL');
});

test('no two stages or looks write the same files', () => {
  const stages = chooseStages('full', []).flat();
  const looks = stages.flatMap((stage) => [stage, stage.again?.([]) ?? stage]);
  const files = new Set(looks.flatMap(({ report }) => report?.file ?? []));
  expect(files.size).toBe(2 * stages.filter(({ report }) => report).length);
});

test.each<[Run, string, string]>([
  [
    'gate',
    'engines',
    'There is no stage "engines". The stages are: lint, unused, types, programs, builds, unit, e2e. --all has more of them.',
  ],
  [
    'full',
    'jest',
    `There is no stage "jest". The stages are: lint, unused, types, programs, builds, unit, e2e, ${APART.join(', ')}, bucket.`,
  ],
  [
    'full',
    '',
    `There is no stage "". The stages are: lint, unused, types, programs, builds, unit, e2e, ${APART.join(', ')}, bucket.`,
  ],
])('the %s refuses a stage "%s" that it does not have', (run, name, message) => {
  expect(() => chooseStages(run, [name])).toThrow(new ArgumentError(message));
});
