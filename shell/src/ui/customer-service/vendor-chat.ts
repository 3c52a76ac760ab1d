import type { CustomerServiceEntry } from '@tessera/contract';

/** What the vendors' scripts leave on the page. */
interface Vendors {
  readonly LiveChatWidget?: { call(what: 'maximize'): void };
  readonly Comm100API?: { open_chat_window?(): void };
}

const openers: Partial<Record<CustomerServiceEntry['csType'], (page: Vendors) => (() => void) | undefined>> =
  {
    LIVECHAT: ({ LiveChatWidget: chat }) => chat && (() => chat.call('maximize')),
    COMM100: ({ Comm100API: chat }) => chat?.open_chat_window && (() => chat.open_chat_window?.()),
  };

/** Opens the chat of a vendor whose script is on the page; false when there is none, and the link must do. */
export function openVendorChat({ csType }: CustomerServiceEntry): boolean {
  const open = openers[csType]?.(globalThis as Vendors);
  if (!open) return false;
  try {
    open();
    return true;
  } catch (error) {
    console.warn(`[tessera] the chat of ${csType} did not open`, error);
    return false;
  }
}
