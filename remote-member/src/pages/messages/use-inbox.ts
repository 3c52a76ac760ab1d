import { deleteInbox, type Endpoint, type InboxMessage, inboxList, readInbox } from '@tessera/contract';
import { type CallState, call, useCall } from '@tessera/shell/request';
import { showInboxUnread } from '@tessera/shell/session';
import { useEffect, useState } from 'react';

export interface InboxState {
  readonly state: CallState<readonly InboxMessage[]>;
  /** Shows messages as read at once, and notifies the gateway. */
  markRead(messages: readonly InboxMessage[]): void;
  /** Removes a message at once, and notifies the gateway. It comes back if the call fails. */
  remove(message: InboxMessage): void;
}

/** Loads the member's messages, and keeps the shell's number of unread messages up to date. */
export function useInbox(): InboxState {
  const loaded = useCall(inboxList, {});
  const [messages, setMessages] = useState<readonly InboxMessage[]>();
  useEffect(() => setMessages(loaded.value?.messages), [loaded.value]);
  useEffect(() => {
    if (messages) showInboxUnread(messages.filter(({ read }) => !read).length);
  }, [messages]);

  const notifyGateway = (endpoint: Endpoint<{ ids: string[] }, unknown>, ids: readonly string[]) =>
    void call(endpoint, { ids: [...ids] }).catch(() => setMessages(loaded.value?.messages));
  return {
    state: { status: loaded.status, reload: loaded.reload, ...(messages && { value: messages }) },
    markRead(opened) {
      const ids = opened.filter(({ read }) => !read).map(({ id }) => id);
      if (ids.length === 0) return;
      setMessages((all) => all?.map((one) => (ids.includes(one.id) ? { ...one, read: true } : one)));
      notifyGateway(readInbox, ids);
    },
    remove(message) {
      setMessages((all) => all?.filter(({ id }) => id !== message.id));
      notifyGateway(deleteInbox, [message.id]);
    },
  };
}
