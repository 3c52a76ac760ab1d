import {
  deleteInbox,
  type InboxMessage,
  inboxList,
  inboxUnread,
  noticeList,
  readInbox,
} from '@tessera/contract';
import { HOUR, type TextKey, translate } from '../../common';
import { type Answer, answer, type Sent } from '../../gateway';
import type { Member, Store } from '../../members';

/** In ms since 1970. The messages are older than this. */
const started = Date.now();

interface Message {
  readonly id: string;
  readonly title: TextKey;
  readonly content: TextKey;
  /** In hours before `started`. */
  readonly age: number;
}

const notices = [
  { id: 'care', title: 'notice.care.title', content: 'notice.care.text', age: 2, important: true },
  { id: 'pay', title: 'notice.pay.title', content: 'notice.pay.text', age: 50, important: false },
  { id: 'safe', title: 'notice.safe.title', content: 'notice.safe.text', age: 200, important: false },
] as const satisfies readonly (Message & { important: boolean })[];

const welcome: Message = {
  id: 'welcome',
  title: 'inbox.welcome.title',
  content: 'inbox.welcome.text',
  age: 240,
};
const deposit: Message = {
  id: 'deposit',
  title: 'inbox.deposit.title',
  content: 'inbox.deposit.text',
  age: 20,
};
const vip: Message = { id: 'vip', title: 'inbox.vip.title', content: 'inbox.vip.text', age: 5 };
const links: Readonly<Record<string, string>> = { deposit: '/m/wallet', vip: '/m/member/home' };

const textsOf = ({ id, title, content, age }: Message, language: string) => ({
  id,
  title: translate(language, title),
  content: translate(language, content),
  at: started - age * HOUR,
});

function inboxOf({ mailbox, successfulDeposits }: Member, language: string): Sent<InboxMessage>[] {
  const all = successfulDeposits > 0 ? [vip, deposit, welcome] : [welcome];
  return all
    .filter(({ id }) => !mailbox?.deleted.includes(id))
    .map((message) => ({
      ...textsOf(message, language),
      read: mailbox?.read.includes(message.id) ?? false,
      link: links[message.id] ?? null,
    }));
}

const unreadOf = (member: Member) => ({ unread: inboxOf(member, 'EN').filter(({ read }) => !read).length });

/** The notices for everyone, and the inbox of each member (R2.10, R4.1b). */
export function messageAnswers(store: Store): readonly Answer[] {
  const mark = (member: Member, kind: 'read' | 'deleted', ids: readonly string[]) =>
    store.change(member, (draft) => {
      const mailbox = draft.mailbox ?? { read: [], deleted: [] };
      draft.mailbox = { ...mailbox, [kind]: [...new Set([...mailbox[kind], ...ids])] };
      return unreadOf(draft);
    });
  return [
    answer(noticeList, ({ language }) => ({
      notices: notices.map((message) => ({ ...textsOf(message, language), important: message.important })),
    })),
    answer(inboxUnread, ({ member }) => unreadOf(member())),
    answer(inboxList, ({ language, member }) => ({ messages: inboxOf(member(), language) })),
    answer(readInbox, ({ request, member }) => mark(member(), 'read', request.ids)),
    answer(deleteInbox, ({ request, member }) => mark(member(), 'deleted', request.ids)),
  ];
}
