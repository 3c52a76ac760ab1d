import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, nothing, numeric } from '../wire/scalars';

/** R7.31 */
export const rankProgressValue = v.object({
  currentProgress: v.object({
    completedConditions: v.optional(numeric, 0),
    totalExpectedConditions: v.optional(numeric, 0),
  }),
  playerRankProgress: v.nullish(
    v.object({ labelId: v.nullish(identifier), nextLabelName: v.nullish(v.string()) }),
  ),
});
export type RankProgress = v.InferOutput<typeof rankProgressValue>;

export const rankProgress = defineEndpoint({
  name: 'rankProgress',
  method: 'GET',
  path: relay('MCSFE_getPlayerRankProgress'),
  request: nothing,
  answer: rankProgressValue,
  authorization: 'required',
});

/** @returns the progress to the next rank, 0 to 1: completed by expected conditions; 1 without a label id (R3.3) */
export function vipProgress(progress: RankProgress): number {
  if (!progress.playerRankProgress?.labelId) return 1;
  const { completedConditions, totalExpectedConditions } = progress.currentProgress;
  if (totalExpectedConditions <= 0) return 0;
  return Math.min(1, Math.max(0, completedConditions / totalExpectedConditions));
}
