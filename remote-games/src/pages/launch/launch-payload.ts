import type { LaunchGameRequest, launchSeaLottery, launchVietnamLottery, RequestOf } from '@tessera/contract';
import { languageFor } from '@tessera/i18n';
import type { LaunchQuery } from './launch-query';
import { launchKind } from './lottery';

/** What a launch says beyond the game itself. */
export interface LaunchSetting {
  /** Product code of the member's language. */
  readonly language: string;
  /** Languages of the merchant's lotteries; any, when absent. */
  readonly lotteryLanguages?: readonly string[] | undefined;
  /** Our own origin: the game runs on another, so that its way back needs the whole address. */
  readonly origin: string;
  readonly title?: string | undefined;
  /** Name of the member's club (R3.3). */
  readonly labelName?: string | undefined;
}

/** R9.33 */
const LOTTERY_LANGUAGE = 'VI';

const backTo = ({ backUrl }: LaunchQuery, { origin }: LaunchSetting) => new URL(backUrl, origin).href;

/** What the launch page knows of a lottery (R3.36). */
export interface LotteryLaunch {
  readonly vendor: string;
  readonly prizeMode: string | undefined;
  readonly gameCode: string;
  readonly hasLobby: boolean;
  readonly playType: string | undefined;
  readonly backUrl: string;
  readonly labelName: string | undefined;
  readonly lottoView: string | undefined;
}

/** Reads the launch page's query as a lottery's: vendor LOTT and a lobby, unless it says otherwise (R3.36). */
export const lotteryLaunch = (query: LaunchQuery, setting: LaunchSetting): LotteryLaunch => ({
  vendor: query.vendor,
  prizeMode: query.prizeMode,
  gameCode: query.code,
  hasLobby: query.hasLobby,
  playType: query.playType,
  backUrl: backTo(query, setting),
  labelName: setting.labelName,
  lottoView: query.lottoView,
});

/** What the sea-type lottery is told (R7.25). */
export const seaPayload = ({
  gameCode,
  hasLobby,
  backUrl,
}: LotteryLaunch): RequestOf<typeof launchSeaLottery> => ({ gameCode, hasLobby, backUrl });

/** What the Vietnamese lottery is told (R7.26). */
export const vietnamPayload = ({
  prizeMode,
  gameCode,
  hasLobby,
  backUrl,
  labelName,
}: LotteryLaunch): RequestOf<typeof launchVietnamLottery> => ({
  prizeMode,
  gameCode,
  hasLobby,
  backUrl,
  labelName,
});

/** The lottery's own part of the general payload. */
const lotteryPart = ({ gameCode, prizeMode, playType, lottoView }: LotteryLaunch) => ({
  lottoGameCode: gameCode,
  lottoPrizeMode: prizeMode,
  lottoView,
  playType,
});

/** The general launch payload (R3.35). A lottery that does not speak the member's language speaks Vietnamese (R9.33). */
export function launchPayload(query: LaunchQuery, setting: LaunchSetting): LaunchGameRequest {
  const isLottery = launchKind(query) !== 'game';
  const { language, lotteryLanguages: spoken } = setting;
  return {
    gameCode: query.code,
    vendor: query.vendor,
    // For money: playing for free is a call of its own (R7.34).
    launchMode: 'real',
    device: 'MOBILE',
    backUrl: backTo(query, setting),
    hasLobby: query.hasLobby,
    language: isLottery ? languageFor(language, { spoken, fallback: LOTTERY_LANGUAGE }) : language,
    title: setting.title,
    labelName: setting.labelName,
    ...(isLottery && lotteryPart(lotteryLaunch(query, setting))),
  };
}
