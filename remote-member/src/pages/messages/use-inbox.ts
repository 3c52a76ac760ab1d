import { deleteInbox, type Endpoint, type InboxMessage, inboxList, readInbox } from '@tessera/contract';
import { type CallState, call, useCall } from '@tessera/shell/request';
import { showInboxUnread } from '@tessera/shell/session';
import { useEffect, useState } from 'react';

export interface InboxState {
  readonly state: CallState<readonly InboxMessage[]>;
  /** Shows them as read at once, and tells the gateway. */
  read(messages: readonly InboxMessage[]): void;
  /** Takes one away at once; it is back when the gateway does not know of it. */
  remove(message: InboxMessage): void;
}

/** A member's messages; the shell's count of unread ones follows. */
export function useInbox(): InboxState {
  const loaded = useCall(inboxList, {});
  const [messages, setMessages] = useState<readonly InboxMessage[]>();
  useEffect(() => setMessages(loaded.value?.messages), [loaded.value]);
  useEffect(() => {
    if (messages) showInboxUnread(messages.filter(({ read }) => !read).length);
  }, [messages]);

  const tell = (endpoint: Endpoint<{ ids: string[] }, unknown>, ids: readonly string[]) =>
    void call(endpoint, { ids: [...ids] }).catch(() => setMessages(loaded.value?.messages));
  return {
    state: { status: loaded.status, reload: loaded.reload, ...(messages && { value: messages }) },
    read(some) {
      const ids = some.filter(({ read }) => !read).map(({ id }) => id);
      if (ids.length === 0) return;
      setMessages((all) => all?.map((one) => (ids.includes(one.id) ? { ...one, read: true } : one)));
      tell(readInbox, ids);
    },
    remove(message) {
      setMessages((all) => all?.filter(({ id }) => id !== message.id));
      tell(deleteInbox, [message.id]);
    },
  };
}
