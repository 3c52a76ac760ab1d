import type { CustomerServiceEntry } from '@tessera/contract';

/** What each service calls itself, the same in every language. */
export const serviceNames: Readonly<Record<CustomerServiceEntry['csType'], string>> = {
  TELEGRAM: 'Telegram',
  WHATSAPP: 'WhatsApp',
  FACEBOOK: 'Messenger',
  IG: 'Instagram',
  LINE: 'LINE',
  TWITTER: 'X',
  AICAN: 'AICAN',
  MIDUOKE: 'Miduoke',
  LIVECHAT: 'LiveChat',
  COMM100: 'Comm100',
  COMM100VIP: 'Comm100',
  'TX-CHAT': 'TX Chat',
};
