import {
  gameTrialLaunch,
  launchGame,
  launchSeaLottery,
  launchVietnamLottery,
  SEA_LOTTERY,
  VIETNAM_LOTTERY,
} from '@tessera/contract';
import type { Game, GameStock } from '../catalog';
import { badRequest, parseHttpUrl, refusal } from '../common';
import { type Answer, answer } from '../gateway';
import type { Launches } from '../third-parties/demo-games';
import { gameName } from './game-list';

/** What the link to a game needs. */
interface GameLinks {
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
}

/** A link to a game on the second origin with a single-use token. @throws GatewayError `bad_request` */
function linkTo(
  { launches, gamesUrl }: GameLinks,
  game: Game,
  { language, title, backUrl }: LaunchOptions,
): string {
  const back = backUrl === undefined ? undefined : parseHttpUrl(backUrl);
  if (backUrl !== undefined && !back) throw badRequest('backUrl: must be an absolute http(s) address');
  const url = new URL('/play', gamesUrl);
  url.search = new URLSearchParams({
    token: launches.games.issue({ game, backOrigin: back?.origin ?? '' }),
    title: title ?? gameName(game, language),
    lang: language,
    ...(back && { backUrl: back.href }),
  }).toString();
  return url.href;
}

/** Opens games: for money, each kind by its own call (R7.24 to R7.26), or for free (R7.34). */
export function launchAnswers(links: GameLinks): readonly Answer[] {
  const find = (gameCode: string, vendor: string, language: string): Game => {
    const game = links.stock.gameOf(gameCode);
    if (game?.vendor.code !== vendor) throw refusal(language, 'game_not_found');
    return game;
  };
  return [
    answer(launchGame, ({ request, language }) => ({
      gameUrl: linkTo(links, find(request.gameCode, request.vendor, language), request),
    })),
    answer(launchSeaLottery, ({ request: { gameCode, backUrl }, language }) => ({
      gameUrl: linkTo(links, find(gameCode, SEA_LOTTERY, language), { language, backUrl }),
    })),
    answer(launchVietnamLottery, ({ request: { gameCode, backUrl }, language }) => ({
      gameUrl: linkTo(links, find(gameCode, VIETNAM_LOTTERY, language), { language, backUrl }),
    })),
    answer(gameTrialLaunch, ({ request: { gameId }, language }) => {
      const game = links.stock.games().find(({ id }) => id === gameId);
      if (!game?.freePlay) throw refusal(language, 'trial_unavailable');
      return { gameUrl: linkTo(links, game, { language }) };
    }),
  ];
}
