import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';
import { toggle } from '../wire/scalars';

/** The general launch payload (R3.35), with the game and vendor that it must name. */
export const launchGameRequest = v.object({
  gameCode: v.string(),
  vendor: v.string(),
  launchMode: v.optional(v.string()),
  lottoGameCode: v.optional(v.string()),
  lottoView: v.optional(v.string()),
  lottoPrizeMode: v.optional(v.string()),
  playType: v.optional(v.string()),
  /** The room or table that a banner names (R3.32). */
  roomId: v.optional(v.string()),
  device: v.string(),
  backUrl: v.string(),
  hasLobby: v.optional(toggle),
  language: v.string(),
  title: v.optional(v.string()),
  labelName: v.optional(v.string()),
});
export type LaunchGameRequest = v.InferOutput<typeof launchGameRequest>;

/** The address of a launched game. */
export const launchedGame = v.object({ gameUrl: v.pipe(v.string(), v.url()) });

/** R7.24 */
export const launchGame = defineEndpoint({
  name: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  request: launchGameRequest,
  answer: launchedGame,
  authorization: 'required',
  timeout: 10_000,
  assumed:
    'gameCode, vendor, playType and roomId in the query, and the answer as {gameUrl} as the lottery launch has it',
});
