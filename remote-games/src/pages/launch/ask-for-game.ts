import { type Endpoint, launchGame, launchSeaLottery, launchVietnamLottery } from '@tessera/contract';
import { absenceOf, type CallOptions, call } from '@tessera/shell/request';
import { completeMember, currentMember } from '@tessera/shell/session';
import { pause } from '../../common/pause';
import {
  type LaunchSetting,
  launchKind,
  launchPayload,
  lotteryLaunch,
  seaPayload,
  vietnamPayload,
} from './launch-payload';
import type { LaunchQuery } from './launch-query';

/** The time in ms that a launch waits for the name of the club. */
const CLUB_TIMEOUT = 2_000;

/**
 * Reads the name of the member's club (R3.3), which launch calls carry (R3.35, R3.36). Waits for it on a page that opens
 * with a launch, because the member's data is still loading there. Never throws.
 */
export async function clubName(signal: AbortSignal): Promise<string | undefined> {
  if (!currentMember().info) await Promise.race([completeMember(), pause(CLUB_TIMEOUT, signal)]);
  return currentMember().info?.clubLabel?.labelName;
}

interface Launched {
  readonly gameUrl: string;
}

/**
 * Asks for the address of a game for money, with the call for its kind (R7.24 to R7.26). The paths of the lotteries'
 * own calls are assumed: where the gateway does not have one, the general call opens the lottery.
 * @throws RequestError
 */
export async function askForGame(
  query: LaunchQuery,
  setting: LaunchSetting,
  options: CallOptions,
): Promise<Launched> {
  const kind = launchKind(query);
  const lottery = lotteryLaunch(query, setting);
  const general = () => call(launchGame, launchPayload(query, setting), options);
  async function own<Request>(endpoint: Endpoint<Request, Launched>, request: Request): Promise<Launched> {
    if (absenceOf(endpoint)) return general();
    return call(endpoint, request, options).catch((error: unknown) => {
      if (absenceOf(endpoint)) return general();
      throw error;
    });
  }
  if (kind === 'sea-lottery') return own(launchSeaLottery, seaPayload(lottery));
  if (kind === 'vietnam-lottery') return own(launchVietnamLottery, vietnamPayload(lottery));
  return general();
}
