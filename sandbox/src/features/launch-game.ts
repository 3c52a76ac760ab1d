import {
  gameTrialLaunch,
  isFree,
  launchGame,
  launchSeaLottery,
  launchVietnamLottery,
  SEA_LOTTERY,
  VIETNAM_LOTTERY,
} from '@tessera/contract';
import type { Game, GameStock } from '../catalog';
import { badRequest, parseHttpUrl, refusal, toCents } from '../common';
import { type Answer, answer } from '../gateway';
import { isWithinLimit, type Member, mainWallet, type Store, settleBet } from '../members';
import type { Launches, PlayedWallet } from '../third-parties/demo-games';
import { gameName } from './game-list';

/** What the link to a game needs. */
interface GameLinks {
  readonly store: Store;
  readonly launches: Launches;
  readonly stock: GameStock;
  /** Origin of the demo games. */
  readonly gamesUrl: string;
}

interface LaunchOptions {
  readonly language: string;
  readonly title?: string | undefined;
  /** Where the game's Back button leads; without it, the game has none. */
  readonly backUrl?: string | undefined;
  /** Of a launch for money. */
  readonly wallet?: PlayedWallet | undefined;
}

/** A link to a game on the second origin with a single-use token. @throws GatewayError `bad_request` */
function linkTo(
  { launches, gamesUrl }: GameLinks,
  game: Game,
  { language, title, backUrl, wallet }: LaunchOptions,
): string {
  const back = backUrl === undefined ? undefined : parseHttpUrl(backUrl);
  if (backUrl !== undefined && !back) throw badRequest('backUrl: must be an absolute http(s) address');
  const url = new URL('/play', gamesUrl);
  url.search = new URLSearchParams({
    token: launches.games.issue({ game, backOrigin: back?.origin ?? '', wallet }),
    title: title ?? gameName(game, language),
    lang: language,
    ...(back && { backUrl: back.href }),
  }).toString();
  return url.href;
}

/** The main wallet of a member at a game, whose bets are booked. Free accounts have no money. */
function walletOf(store: Store, member: Member, game: Game): PlayedWallet | undefined {
  if (isFree(member.type)) return undefined;
  const current = () => store.member(member.merchantCode, member.userName) ?? member;
  return {
    balance: () => toCents(current().balances[mainWallet(member)] ?? '0'),
    mayStake: (stake) => isWithinLimit(current(), 'stake', stake) && isWithinLimit(current(), 'loss', stake),
    settle: (bet) => store.change(current(), (draft) => settleBet(draft, { ...bet, game: game.code })),
  };
}

/** Opens games: for money, each kind by its own call (R7.24 to R7.26), or for free (R7.34). */
export function launchAnswers(links: GameLinks): readonly Answer[] {
  const find = (gameCode: string, vendor: string, language: string): Game => {
    const game = links.stock.gameOf(gameCode);
    if (game?.vendor.code !== vendor) throw refusal(language, 'game_not_found');
    return game;
  };
  const forMoney = (game: Game, member: Member, options: LaunchOptions) => ({
    gameUrl: linkTo(links, game, { ...options, wallet: walletOf(links.store, member, game) }),
  });
  return [
    answer(launchGame, ({ request, language, member }) =>
      forMoney(find(request.gameCode, request.vendor, language), member(), request),
    ),
    answer(launchSeaLottery, ({ request: { gameCode, backUrl }, language, member }) =>
      forMoney(find(gameCode, SEA_LOTTERY, language), member(), { language, backUrl }),
    ),
    answer(launchVietnamLottery, ({ request: { gameCode, backUrl }, language, member }) =>
      forMoney(find(gameCode, VIETNAM_LOTTERY, language), member(), { language, backUrl }),
    ),
    answer(gameTrialLaunch, ({ request: { gameId }, language }) => {
      const game = links.stock.games().find(({ id }) => id === gameId);
      if (!game?.freePlay) throw refusal(language, 'trial_unavailable');
      return { gameUrl: linkTo(links, game, { language }) };
    }),
  ];
}
