import { deleteInbox, inboxList, inboxUnread, noticeList, readInbox, type InboxMessage } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import { say, type TextKey } from '../../common';
import type { Member, Store } from '../../members';

const HOUR = 3600_000;
/** When the demo began, so that its messages keep their order and their time. */
const started = Date.now();

interface Text {
  readonly id: string;
  readonly title: TextKey;
  readonly content: TextKey;
  /** In hours before the demo began. */
  readonly age: number;
}

const notices = [
  { id: 'care', title: 'notice.care.title', content: 'notice.care.text', age: 2, important: true },
  { id: 'pay', title: 'notice.pay.title', content: 'notice.pay.text', age: 50, important: false },
  { id: 'safe', title: 'notice.safe.title', content: 'notice.safe.text', age: 200, important: false },
] as const satisfies readonly (Text & { important: boolean })[];

const welcome: Text = {
  id: 'welcome',
  title: 'inbox.welcome.title',
  content: 'inbox.welcome.text',
  age: 240,
};
const deposit: Text = { id: 'deposit', title: 'inbox.deposit.title', content: 'inbox.deposit.text', age: 20 };
const vip: Text = { id: 'vip', title: 'inbox.vip.title', content: 'inbox.vip.text', age: 5 };
const links: Readonly<Record<string, string>> = { deposit: '/m/wallet', vip: '/m/member/home' };

const written = ({ id, title, content, age }: Text, language: string) => ({
  id,
  title: say(language, title),
  content: say(language, content),
  at: started - age * HOUR,
});

function inboxOf({ mailbox, successfulDeposits }: Member, language: string): InboxMessage[] {
  const all = successfulDeposits > 0 ? [vip, deposit, welcome] : [welcome];
  return all
    .filter(({ id }) => !mailbox?.deleted.includes(id))
    .map((text) => ({
      ...written(text, language),
      read: mailbox?.read.includes(text.id) ?? false,
      link: links[text.id] ?? null,
    }));
}

const unreadOf = (member: Member) => ({ unread: inboxOf(member, 'EN').filter(({ read }) => !read).length });

/** What a merchant tells everyone, and each member (R2.10, R4.1b). */
export function messageAnswers(store: Store): readonly Answer[] {
  const mark = (member: Member, kind: 'read' | 'deleted', ids: readonly string[]) =>
    store.change(member, (draft) => {
      const mailbox = draft.mailbox ?? { read: [], deleted: [] };
      draft.mailbox = { ...mailbox, [kind]: [...new Set([...mailbox[kind], ...ids])] };
      return unreadOf(draft);
    });
  return [
    answer(noticeList, ({ language }) => ({
      notices: notices.map((text) => ({ ...written(text, language), important: text.important })),
    })),
    answer(inboxUnread, ({ member }) => unreadOf(member())),
    answer(inboxList, ({ language, member }) => ({ messages: inboxOf(member(), language) })),
    answer(readInbox, ({ request, member }) => mark(member(), 'read', request.ids)),
    answer(deleteInbox, ({ request, member }) => mark(member(), 'deleted', request.ids)),
  ];
}
