import type { LaunchGameRequest } from '@tessera/contract';
import { type LaunchQuery, LOTTERY } from './launch-query';

/** What a launch says beyond the game itself. */
export interface LaunchSetting {
  /** Product code of the member's language. */
  readonly language?: string | undefined;
  /** Our own origin: the game runs on another, so that its way back needs the whole address. */
  readonly origin: string;
  readonly title?: string | undefined;
  /** Name of the member's club (R3.3). */
  readonly labelName?: string | undefined;
}

/** R9.33 */
const LOTTERY_LANGUAGE = 'VI';
const LAST_LANGUAGE = 'EN';

/** The lottery's own part of the payload. */
const lotteryPart = ({ code, prizeMode, playType, lottoView }: LaunchQuery) => ({
  lottoGameCode: code,
  lottoPrizeMode: prizeMode,
  lottoView,
  playType,
});

/** The general launch payload (R3.35). A lottery without a language of its own speaks Vietnamese (R9.33). */
export function launchPayload(query: LaunchQuery, setting: LaunchSetting): LaunchGameRequest {
  const isLottery = query.prizeMode !== undefined || query.vendor === LOTTERY;
  return {
    gameCode: query.code,
    vendor: query.vendor,
    // For money: playing for free is a call of its own (R7.34).
    launchMode: 'real',
    device: 'MOBILE',
    backUrl: new URL(query.backUrl, setting.origin).href,
    hasLobby: true,
    language: setting.language ?? (isLottery ? LOTTERY_LANGUAGE : LAST_LANGUAGE),
    title: setting.title,
    labelName: setting.labelName,
    ...(isLottery && lotteryPart(query)),
  };
}
