import { failureStep, pairStep } from './evidence';

const counts = (uses: number, failed: number) => ({ uses, failed });
const ofFour = [1, 4, 6, 4, 1];
const ofTwo = [1, 2, 1];
const before = { stable: counts(100, 1), canary: counts(20, 10) };

test('a block in which only the canary fails is evidence, one in which only the stable version fails is against it', () => {
  expect(failureStep(before, { stable: counts(9, 0), canary: counts(1, 1) })).toBeGreaterThan(0);
  expect(failureStep(before, { stable: counts(9, 9), canary: counts(1, 0) })).toBeLessThan(0);
});

test('before there is a reason to think the canary worse, nothing is evidence', () => {
  const alike = { stable: counts(10, 3), canary: counts(10, 3) };
  expect(failureStep(alike, { stable: counts(1, 0), canary: counts(1, 1) })).toBe(0);
});

test('whatever the common rate, a block is expected to multiply the evidence by one at most', () => {
  for (const rate of [0.001, 0.05, 0.3, 0.9]) {
    let expected = 0;
    for (let stable = 0; stable <= 4; stable++) {
      for (let canary = 0; canary <= 2; canary++) {
        const chance =
          (ofFour[stable] ?? 0) *
          (ofTwo[canary] ?? 0) *
          rate ** (stable + canary) *
          (1 - rate) ** (6 - stable - canary);
        expected +=
          chance * Math.exp(failureStep(before, { stable: counts(4, stable), canary: counts(2, canary) }));
      }
    }
    expect(expected).toBeLessThanOrEqual(1 + 1e-9);
  }
});

test.each([0.3, 0.5, 0.55])(
  'a pair of which the canary is worse with chance %d multiplies it by one at most',
  (chance) => {
    const seen = { pairs: 30, worse: 25 };
    const expected =
      chance * Math.exp(pairStep(seen, true, 0.55)) + (1 - chance) * Math.exp(pairStep(seen, false, 0.55));
    expect(expected).toBeLessThanOrEqual(1 + 1e-9);
  },
);
