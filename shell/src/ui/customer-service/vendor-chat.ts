import type { CustomerServiceEntry } from '@tessera/contract';

/** The globals of the vendors' scripts. */
interface Vendors {
  /** `_h` is null until the script has taken over from the queue before it. */
  readonly LiveChatWidget?: { readonly _h?: unknown; call(what: 'maximize'): void };
  readonly Comm100API?: {
    open_chat_window?(event: null, plan: string | undefined): void;
    do?(what: 'livechat.button.click'): void;
  };
  readonly _MICHAT?: { floatClick?(): void };
}

type ServiceType = CustomerServiceEntry['csType'];
type Opener = (page: Vendors, plan: string | undefined) => (() => void) | undefined;

const comm100: Opener = ({ Comm100API: chat }, plan) => {
  if (chat?.open_chat_window) return () => chat.open_chat_window?.(null, plan);
  return chat?.do && (() => chat.do?.('livechat.button.click'));
};

/**
 * How each vendor's chat opens in the page, as the vendors document it. AICAN and TX-CHAT document no script: their
 * link opens.
 */
const openers: Partial<Record<ServiceType, Opener>> = {
  LIVECHAT: ({ LiveChatWidget: chat }) =>
    (chat && chat._h !== null && (() => chat.call('maximize'))) || undefined,
  COMM100: comm100,
  // The plan of the link is the difference from the other Comm100 contact.
  COMM100VIP: (page, plan) => (plan === undefined ? undefined : comm100(page, plan)),
  MIDUOKE: ({ _MICHAT: chat }) => chat?.floatClick && (() => chat.floatClick?.()),
};

/** The plan that the link of a Comm100 contact names. */
function planOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const { searchParams } = new URL(address);
  return searchParams.get('planId') ?? searchParams.get('codePlan') ?? undefined;
}

/** Opens a vendor's chat if its script is on the page. @returns false if not: the link remains */
export function openVendorChat({
  csType,
  address,
}: Pick<CustomerServiceEntry, 'csType'> & { readonly address: string | undefined }): boolean {
  const open = openers[csType]?.(globalThis as Vendors, planOf(address));
  if (!open) return false;
  try {
    open();
    return true;
  } catch (error) {
    console.warn(`[tessera] the chat of ${csType} did not open`, error);
    return false;
  }
}
