import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';
import { toggle } from '../wire/scalars';
import { launchedGame } from './launch-game';

/** Vendor codes of the two lotteries that have a launch call of their own. */
export const SEA_LOTTERY = 'TCG_SEA';
export const VIETNAM_LOTTERY = 'TCG_LOTTO_VN';

/** Opens a game of a sea-type lottery (R7.25). */
export const launchSeaLottery = defineEndpoint({
  name: 'launchSeaLottery',
  method: 'GET',
  path: '/wps/game/launchSeaLottery',
  request: v.object({ gameCode: v.string(), hasLobby: toggle, backUrl: v.string() }),
  answer: launchedGame,
  authorization: 'required',
  timeout: 10_000,
  assumed:
    'Method and path: without it, `launchGame` opens the lottery; `timeout 10000` of the specification is the limit of the call, no field of it',
});

/** Opens a game of the Vietnamese lottery (R7.26). */
export const launchVietnamLottery = defineEndpoint({
  name: 'launchVietnamLottery',
  method: 'GET',
  path: '/wps/game/launchVietnamLottery',
  request: v.object({
    prizeMode: v.optional(v.string()),
    gameCode: v.string(),
    hasLobby: toggle,
    backUrl: v.string(),
    labelName: v.optional(v.string()),
  }),
  answer: launchedGame,
  authorization: 'required',
  timeout: 10_000,
  assumed:
    'Method, path and answer: without it, `launchGame` opens the lottery; `timeout 10000` is the limit of the call, no field of it',
});
