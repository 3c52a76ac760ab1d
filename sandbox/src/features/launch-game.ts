import { gameTrialLaunch, launchGame, launchSeaLottery, launchVietnamLottery, SEA_LOTTERY, VIETNAM_LOTTERY } from '@tessera/contract';
import { webUrl, badRequest, GatewayError, say } from '../common';
import { answer, type Answer } from '../gateway';
import { nameOf } from './game-list';
import type { Launches } from '../third-parties/demo-games';
import type { Game, GameStock } from '../catalog';

/** What the links to games are made of. */
export interface GameLinks {
  readonly launches: Launches;
  readonly stock: GameStock;
  /** Origin of the demo games. */
  readonly gamesUrl: string;
}

interface Opened {
  readonly language: string;
  readonly title?: string | undefined;
  /** Where the game's Back button leads; nowhere when absent. */
  readonly backUrl?: string | undefined;
}

/** A link to a game on the games' origin, with a token for one use. */
function linkTo({ launches, gamesUrl }: GameLinks, game: Game, { language, title, backUrl }: Opened): string {
  const back = backUrl === undefined ? undefined : webUrl(backUrl);
  if (backUrl !== undefined && !back) throw badRequest('backUrl: must be an absolute http(s) address');
  const url = new URL('/play', gamesUrl);
  url.search = new URLSearchParams({
    token: launches.games.issue({ game, backOrigin: back?.origin ?? '' }),
    title: title ?? nameOf(game, language),
    lang: language,
    ...(back && { backUrl: back.href }),
  }).toString();
  return url.href;
}

/** Opens a game for money, each kind by its own call (R7.24 to R7.26). Every member may play. */
export function launchAnswers(links: GameLinks): readonly Answer[] {
  const find = (gameCode: string, vendor: string, language: string): Game => {
    const game = links.stock.gameOf(gameCode);
    if (game?.vendor.code !== vendor) {
      throw new GatewayError('game_not_found', say(language, 'game_not_found'));
    }
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
  ];
}

/** Opens a game for free, for whoever asks (R7.34). */
export const trialLaunchAnswer = (links: GameLinks): Answer =>
  answer(gameTrialLaunch, ({ request: { gameId }, language }) => {
    const game = links.stock.games().find(({ id }) => id === gameId);
    if (!game?.freePlay) throw new GatewayError('trial_unavailable', say(language, 'trial_unavailable'));
    return { gameUrl: linkTo(links, game, { language }) };
  });
