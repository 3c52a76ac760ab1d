import * as v from 'valibot';
import { rankProgressValue, vipProgress } from './rank-progress';

const progress = (completed: number, expected: number, labelId: string | undefined = '7') =>
  vipProgress({
    currentProgress: { completedConditions: completed, totalExpectedConditions: expected },
    playerRankProgress: { labelId },
  });

test.each([
  [0, 4, 0],
  [1, 4, 0.25],
  [4, 4, 1],
  [5, 4, 1],
  [-1, 4, 0],
  [1, 0, 0],
])('%d of %d conditions are a progress of %d', (completed, expected, share) => {
  expect(progress(completed, expected)).toBe(share);
});

test('without a label id there is nothing left to reach', () => {
  const nothingDone = { currentProgress: { completedConditions: 0, totalExpectedConditions: 4 } };
  expect(
    vipProgress(v.parse(rankProgressValue, { ...nothingDone, playerRankProgress: { labelId: null } })),
  ).toBe(1);
  expect(vipProgress(nothingDone)).toBe(1);
});

test.each([
  {},
  { currentProgress: null, playerRankProgress: null },
  { currentProgress: {}, playerRankProgress: 'none' },
])('%j says nothing about the progress [R3.3]', (raw) => {
  expect(vipProgress(v.parse(rankProgressValue, raw))).toBeUndefined();
});

test('a rank without a label id is complete, and one without conditions is at its start [R3.3]', () => {
  expect(vipProgress(v.parse(rankProgressValue, { playerRankProgress: {} }))).toBe(1);
  expect(vipProgress(v.parse(rankProgressValue, { playerRankProgress: { labelId: 7 } }))).toBe(0);
});

test('counts that come as text and ids that come as numbers are read [R7.31]', () => {
  const raw = {
    currentProgress: { completedConditions: '3', totalExpectedConditions: 6 },
    playerRankProgress: { labelId: 42 },
  };
  expect(vipProgress(v.parse(rankProgressValue, raw))).toBe(0.5);
});
