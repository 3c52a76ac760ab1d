import type { CustomerServiceEntry } from '@tessera/contract';

/** The globals of the vendors' scripts. */
interface Vendors {
  readonly LiveChatWidget?: { call(what: 'maximize'): void };
  readonly Comm100API?: { open_chat_window?(): void };
}

const openers: Partial<Record<CustomerServiceEntry['csType'], (page: Vendors) => (() => void) | undefined>> =
  {
    LIVECHAT: ({ LiveChatWidget: chat }) => chat && (() => chat.call('maximize')),
    COMM100: ({ Comm100API: chat }) => chat?.open_chat_window && (() => chat.open_chat_window?.()),
  };

/** Opens a vendor's chat if its script is on the page. @returns false if not: the link remains */
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
