import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, nothing, numeric, text } from '../wire/scalars';
import { group, orAbsent, orElse } from '../wire/tolerant';

/** R7.31 */
export const rankProgressValue = v.object({
  currentProgress: group({
    completedConditions: orElse(numeric, 0),
    totalExpectedConditions: orElse(numeric, 0),
  }),
  playerRankProgress: orAbsent(v.object({ labelId: orAbsent(identifier), nextLabelName: orAbsent(text) })),
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

/**
 * @returns the progress to the next rank, 0 to 1: completed by expected conditions; 1 without a label id (R3.3).
 * `undefined` if the answer names neither a rank nor conditions, because it then says nothing about the progress.
 */
export function vipProgress({ currentProgress, playerRankProgress }: RankProgress): number | undefined {
  const { completedConditions, totalExpectedConditions } = currentProgress;
  const hasConditions = totalExpectedConditions > 0;
  if (!playerRankProgress && !hasConditions) return undefined;
  if (!playerRankProgress?.labelId) return 1;
  return hasConditions ? Math.min(1, Math.max(0, completedConditions / totalExpectedConditions)) : 0;
}
