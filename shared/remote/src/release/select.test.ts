import { select, share } from './select';

const DEVICES = 2_000;
const device = (n: number) => `d${n.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
const devices = Array.from({ length: DEVICES }, (_, n) => device(n));
const positions = (merchant = 'demo', remote = 'games', salt = 's1') =>
  devices.map((id) => share(merchant, remote, id, salt));

/** Bounds that a fair draw leaves once in many million runs: five standard deviations of the binomial. */
function expectShare(hits: number, p: number) {
  const deviation = Math.sqrt(DEVICES * p * (1 - p));
  expect(Math.abs(hits - DEVICES * p)).toBeLessThan(5 * deviation);
}

test('every device stands somewhere from 0 to 1, always at the same place', () => {
  const first = positions();
  expect(positions()).toEqual(first);
  expect(first.filter((position) => position < 0 || position >= 1)).toEqual([]);
});

test('the place is known: the tool and every page ever built must agree on it', () => {
  expect(share('demo', 'games', '01234567-89ab-cdef-0123-456789abcdef', 'salt')).toBe(2369338839 / 2 ** 32);
});

test.each([1, 5, 10, 25, 50, 90])('a weight of %d percent reaches that many devices', (percent) => {
  const candidates = [
    { name: 'old', weight: 100 - percent },
    { name: 'new', weight: percent },
  ];
  const hits = positions().filter((position) => select(candidates, position)?.name === 'new').length;
  expectShare(hits, percent / 100);
});

test('tenths of the range hold a tenth of the devices each', () => {
  const tenths = Array<number>(10).fill(0);
  for (const position of positions())
    tenths[Math.floor(position * 10)] = (tenths[Math.floor(position * 10)] ?? 0) + 1;
  for (const count of tenths) expectShare(count, 0.1);
});

test.each([
  ['another remote', positions('demo', 'member')],
  ['another merchant', positions('other')],
  ['another salt', positions('demo', 'games', 's2')],
])('%s draws anew, so that no device is always among the first', (_, others) => {
  const first = positions();
  const inBoth = first.filter((position, n) => position < 0.2 && (others[n] ?? 1) < 0.2).length;
  expectShare(inBoth, 0.04);
});

test('a growing rollout keeps all devices that have the new version', () => {
  const at = (percent: number) => [
    { name: 'old', weight: 100 - percent },
    { name: 'new', weight: percent },
  ];
  const has = (percent: number, position: number) => select(at(percent), position)?.name === 'new';
  const steps = [0, 1, 5, 20, 50, 100];
  const everyone = positions();
  for (const [step, percent] of steps.entries()) {
    const next = steps[step + 1] ?? 100;
    expect(everyone.filter((position) => has(percent, position) && !has(next, position))).toEqual([]);
  }
  expect(everyone.some((position) => has(0, position))).toBe(false);
  expect(everyone.every((position) => has(100, position))).toBe(true);
});

test('weights need not add up to a hundred', () => {
  const candidates = [{ weight: 1 }, { weight: 3 }];
  expect(select(candidates, 0.2499)).toBe(candidates[0]);
  expect(select(candidates, 0.25)).toBe(candidates[1]);
});

test('a candidate of weight 0 reaches no device, at any position in the list', () => {
  for (const candidates of [
    [{ weight: 0 }, { weight: 1 }],
    [{ weight: 1 }, { weight: 0 }],
    [{ weight: 0.1 }, { weight: 0.2 }, { weight: 0.7 }, { weight: 0 }],
  ]) {
    for (const position of [0, 0.5, 1 - 2 ** -32]) expect(select(candidates, position)?.weight).not.toBe(0);
  }
});

test('without candidates there is nothing to select', () => {
  expect(select([], 0.5)).toBeUndefined();
});

test('a rest of the shares goes to the last version that has one, and never to one for previews only', () => {
  const candidates = [{ weight: 0.1 }, { weight: 0.2 }, { weight: 0.3 }, { weight: 0 }];
  expect(select(candidates, 1)).toBe(candidates[2]);
  expect(select([{ weight: 0 }, { weight: 0 }], 0.5)).toEqual({ weight: 0 });
});
