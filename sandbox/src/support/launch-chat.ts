import { launchChat } from '@tessera/contract';
import { webUrl } from '../demo-game/back-url';
import type { Launches } from '../demo-game/rights';
import { type Answer, answer } from '../gateway/answer';
import { badRequest } from '../gateway/gateway-error';

/** The address of the chat page on the games' origin (R7.27). */
export const launchChatAnswer = ({ chats }: Launches, gamesUrl: string): Answer =>
  answer(launchChat, ({ request }) => {
    const back = webUrl(request.backUrl);
    if (!back) throw badRequest('backUrl: must be an absolute http(s) address');
    const url = new URL('/chat', gamesUrl);
    url.search = new URLSearchParams({
      token: chats.issue({ backOrigin: back.origin }),
      title: request.title,
      lang: request.language,
      backUrl: back.href,
    }).toString();
    return url.href;
  });
