import { launchChat, chatAuthKey, serviceScript, mayChat, unreadCount, helpCentre } from '@tessera/contract';
import { webUrl, badRequest, say } from '../common';
import { answer, type Answer } from '../gateway';
import { createHash } from 'node:crypto';
import type { Launches } from '../third-parties/demo-games';

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

/** What the chats need beyond their address: the vendors' scripts, and a key for the member's details. */
export const chatAnswers = (): readonly Answer[] => [
  answer(serviceScript, () => ({
    scripts: '<script src="/wps/sandbox-assets/support/live-chat.js"></script>',
  })),
  answer(chatAuthKey, ({ member }) => createHash('sha256').update(member().id).digest('hex')),
];

/** Unread messages; only plain members and agents can have any (R7.28, R3.2). */
export const unreadCountAnswer = (): Answer =>
  answer(unreadCount, ({ member }) => {
    const { type, unreadMessages } = member();
    return { unReadCount: mayChat(type) ? unreadMessages : 0 };
  });

const questions = {
  account: ['password', 'name'],
  money: ['deposit', 'withdraw'],
  games: ['frozen'],
  safety: ['limits'],
} as const;
const categories = ['account', 'money', 'games', 'safety'] as const;

/** What members ask most (R2.12). */
export const helpAnswer = (): Answer =>
  answer(helpCentre, ({ language }) => ({
    categories: categories.map((id) => ({
      id,
      title: say(language, `help.${id}`),
      questions: questions[id].map((name) => ({
        id: name,
        question: say(language, `help.${name}.q`),
        answer: say(language, `help.${name}.a`),
      })),
    })),
  }));
