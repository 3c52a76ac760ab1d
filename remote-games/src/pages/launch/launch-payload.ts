import {
  type LaunchGameRequest,
  type launchSeaLottery,
  type launchVietnamLottery,
  type RequestOf,
  SEA_LOTTERY,
  VIETNAM_LOTTERY,
} from '@tessera/contract';
import { languageFor } from '@tessera/i18n';
import { type LaunchQuery, LOTTERY } from './launch-query';

/** The kind of a game, which decides the call that launches it. */
export type LaunchKind = 'game' | 'lottery' | 'sea-lottery' | 'vietnam-lottery';

const SEA_MODE = /(^|_)SEA(_|$)/i;

/**
 * @returns the kind of a game: the sea-type lottery is named by its vendor or by the prize mode, the Vietnamese lottery
 * by its code in either field (R7.25, R7.26)
 */
export function launchKind({
  vendor,
  prizeMode = '',
}: Pick<LaunchQuery, 'vendor' | 'prizeMode'>): LaunchKind {
  if (vendor === SEA_LOTTERY || SEA_MODE.test(prizeMode)) return 'sea-lottery';
  if (vendor === VIETNAM_LOTTERY || prizeMode === VIETNAM_LOTTERY) return 'vietnam-lottery';
  return prizeMode || vendor === LOTTERY ? 'lottery' : 'game';
}

/** The fields of a launch that do not come from the launch page's query. */
export interface LaunchSetting {
  /** Product code of the member's language. */
  readonly language: string;
  /** The languages of the merchant's lotteries; absent: any language. */
  readonly lotteryLanguages?: readonly string[] | undefined;
  /** Our own origin. The game runs on another origin, so its link back is an absolute address. */
  readonly origin: string;
  readonly title?: string | undefined;
  /** Name of the member's club (R3.3). */
  readonly labelName?: string | undefined;
}

/** The language of a lottery that does not have the member's language (R9.33). */
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

/** Reads the launch page's query as that of a lottery (R3.36). */
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

/** The request of the sea-type lottery (R7.25). */
export const seaPayload = ({
  gameCode,
  hasLobby,
  backUrl,
}: LotteryLaunch): RequestOf<typeof launchSeaLottery> => ({ gameCode, hasLobby, backUrl });

/** The request of the Vietnamese lottery (R7.26). */
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

/** The fields of the general request that only lotteries have. */
const lotteryPart = ({ gameCode, prizeMode, playType, lottoView }: LotteryLaunch) => ({
  lottoGameCode: gameCode,
  lottoPrizeMode: prizeMode,
  lottoView,
  playType,
});

/** The general request (R3.35). A lottery without the member's language is opened in Vietnamese (R9.33). */
export function launchPayload(query: LaunchQuery, setting: LaunchSetting): LaunchGameRequest {
  const isLottery = launchKind(query) !== 'game';
  const { language, lotteryLanguages: spoken } = setting;
  return {
    gameCode: query.code,
    vendor: query.vendor,
    // For money: free play has a call of its own (R7.34).
    launchMode: 'real',
    device: 'MOBILE',
    backUrl: backTo(query, setting),
    hasLobby: query.hasLobby,
    language: isLottery ? languageFor(language, { spoken, fallback: LOTTERY_LANGUAGE }) : language,
    title: setting.title,
    labelName: setting.labelName,
    ...(query.roomId !== undefined && { roomId: query.roomId }),
    ...(isLottery && lotteryPart(lotteryLaunch(query, setting))),
  };
}
