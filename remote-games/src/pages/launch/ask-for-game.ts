import { launchGame, launchSeaLottery, launchVietnamLottery } from '@tessera/contract';
import { type CallOptions, call } from '@tessera/shell/request';
import {
  type LaunchSetting,
  launchPayload,
  lotteryLaunch,
  seaPayload,
  vietnamPayload,
} from './launch-payload';
import type { LaunchQuery } from './launch-query';
import { launchKind } from './lottery';

/**
 * Asks for the address of a game for money, by the call of its kind (R7.24 to R7.26).
 * @throws RequestError
 */
export function askForGame(
  query: LaunchQuery,
  setting: LaunchSetting,
  options: CallOptions,
): Promise<{ gameUrl: string }> {
  const kind = launchKind(query);
  const lottery = lotteryLaunch(query, setting);
  if (kind === 'sea-lottery') return call(launchSeaLottery, seaPayload(lottery), options);
  if (kind === 'vietnam-lottery') return call(launchVietnamLottery, vietnamPayload(lottery), options);
  return call(launchGame, launchPayload(query, setting), options);
}
