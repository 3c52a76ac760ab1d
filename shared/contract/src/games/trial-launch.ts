import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { launchedGame } from './launch-game';

/** Opens a game for free, for visitors too (R7.34). */
export const gameTrialLaunch = defineEndpoint({
  name: 'gameTrialLaunch',
  method: 'POST',
  path: relay('GCS_gameTrialLaunch'),
  request: v.object({ gameId: v.string(), nodeId: v.optional(v.string()), platform: v.literal('html5') }),
  answer: launchedGame,
  authorization: 'optional',
  timeout: 10_000,
  assumed: 'Method POST, that visitors may call it, and the answer as {gameUrl} as the lottery launch has it',
});
