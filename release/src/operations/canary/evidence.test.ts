import { failureStep, pairStep } from './evidence';

const counts = (uses: number, failed: number) => ({ uses, failed });
const ofFour = [1, 4, 6, 4, 1];
const ofTwo = [1, 2, 1];
const before = { stable: counts(100, 1), canary: counts(20, 10) };

test('a block is evidence if only the canary fails, and counter-evidence if only the stable version fails', () => {
  expect(failureStep(before, { stable: counts(9, 0), canary: counts(1, 1) })).toBeGreaterThan(0);
  expect(failureStep(before, { stable: counts(9, 9), canary: counts(1, 0) })).toBeLessThan(0);
});

test('there is no evidence while the estimated failure rates are equal', () => {
  const alike = { stable: counts(10, 3), canary: counts(10, 3) };
  expect(failureStep(alike, { stable: counts(1, 0), canary: counts(1, 1) })).toBe(0);
});

test('the expected factor of a block is at most one for every common rate', () => {
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
  'the expected factor of a pair is at most one if the canary is worse with probability %d',
  (chance) => {
    const seen = { pairs: 30, worse: 25 };
    const expected =
      chance * Math.exp(pairStep(seen, { pairs: 1, worse: 1 }, 0.55)) +
      (1 - chance) * Math.exp(pairStep(seen, { pairs: 1, worse: 0 }, 0.55));
    expect(expected).toBeLessThanOrEqual(1 + 1e-9);
  },
);
