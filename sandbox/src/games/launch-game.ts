import { launchGame } from '@tessera/contract';
import { webUrl } from '../demo-game/back-url';
import type { Launches } from '../demo-game/rights';
import { type Answer, answer } from '../gateway/answer';
import { badRequest, GatewayError } from '../gateway/gateway-error';
import { say } from '../texts/say';
import { gameOf } from './catalog';
import { nameOf } from './game-list';

/** Opens a game on the games' origin, with a token for one use (R7.24). Every member may play. */
export const launchGameAnswer = ({ games }: Launches, gamesUrl: string): Answer =>
  answer(launchGame, ({ request, language }) => {
    const game = gameOf(request.gameCode);
    if (!game || game.vendor.code !== request.vendor) {
      throw new GatewayError('game_not_found', say(language, 'game_not_found'));
    }
    const back = webUrl(request.backUrl);
    if (!back) throw badRequest('backUrl: must be an absolute http(s) address');
    const url = new URL('/play', gamesUrl);
    url.search = new URLSearchParams({
      token: games.issue({ game, backOrigin: back.origin }),
      title: request.title ?? nameOf(game, request.language),
      lang: request.language,
      backUrl: back.href,
    }).toString();
    return { gameUrl: url.href };
  });
