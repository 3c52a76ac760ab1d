import { SEA_LOTTERY, VIETNAM_LOTTERY } from '@tessera/contract';
import type { LaunchQuery } from './launch-query';

/** The lottery's vendor code, when a prize mode stands in its place (R3.36). */
export const LOTTERY = 'LOTT';

/** Which call opens a game. */
export type LaunchKind = 'game' | 'lottery' | 'sea-lottery' | 'vietnam-lottery';

const SEA_MODE = /(^|_)SEA(_|$)/i;

/** The sea-type lottery goes by vendor or prize mode, the Vietnamese one by its code in either place (R7.25, R7.26). */
export function launchKind({
  vendor,
  prizeMode = '',
}: Pick<LaunchQuery, 'vendor' | 'prizeMode'>): LaunchKind {
  if (vendor === SEA_LOTTERY || SEA_MODE.test(prizeMode)) return 'sea-lottery';
  if (vendor === VIETNAM_LOTTERY || prizeMode === VIETNAM_LOTTERY) return 'vietnam-lottery';
  return prizeMode || vendor === LOTTERY ? 'lottery' : 'game';
}
