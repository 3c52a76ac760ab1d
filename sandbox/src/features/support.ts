import { createHash } from 'node:crypto';
import { chatAuthKey, helpCentre, launchChat, mayChat, serviceScript, unreadCount } from '@tessera/contract';
import { badRequest, parseHttpUrl, translate } from '../common';
import { type Answer, answer } from '../gateway';
import type { Launches } from '../third-parties/demo-games';

/** Categories of the help centre and the names of their questions. */
const helpCategories = [
  { id: 'account', questions: ['password', 'name'] },
  { id: 'money', questions: ['deposit', 'withdraw'] },
  { id: 'games', questions: ['frozen'] },
  { id: 'safety', questions: ['limits'] },
] as const;

/** The chats (R7.27, R7.28) and the help centre (R2.12); `gamesUrl` is the origin of the chat page. */
export const supportAnswers = ({ chats }: Launches, gamesUrl: string): readonly Answer[] => [
  answer(launchChat, ({ request }) => {
    const back = parseHttpUrl(request.backUrl);
    if (!back) throw badRequest('backUrl: must be an absolute http(s) address');
    const url = new URL('/chat', gamesUrl);
    url.search = new URLSearchParams({
      token: chats.issue({ backOrigin: back.origin }),
      title: request.title,
      lang: request.language,
      backUrl: back.href,
    }).toString();
    return url.href;
  }),
  // Only plain members and agents can chat (R3.2).
  answer(unreadCount, ({ member }) => {
    const { type, unreadMessages } = member();
    return { unReadCount: mayChat(type) ? unreadMessages : 0 };
  }),
  answer(serviceScript, () => ({
    scripts: '<script src="/wps/sandbox-assets/support/live-chat.js"></script>',
  })),
  answer(chatAuthKey, ({ member }) => createHash('sha256').update(member().id).digest('hex')),
  answer(helpCentre, ({ language }) => ({
    categories: helpCategories.map(({ id, questions }) => ({
      id,
      title: translate(language, `help.${id}`),
      questions: questions.map((name) => ({
        id: name,
        question: translate(language, `help.${name}.q`),
        answer: translate(language, `help.${name}.a`),
      })),
    })),
  })),
];
