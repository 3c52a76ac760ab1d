import { mayChat, unreadCount } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';

/** Unread messages; only plain members and agents can have any (R7.28, R3.2). */
export const unreadCountAnswer = (): Answer =>
  answer(unreadCount, ({ member }) => {
    const { type, unreadMessages } = member();
    return { unReadCount: mayChat(type) ? unreadMessages : 0 };
  });
