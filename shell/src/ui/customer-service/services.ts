import chats from '@phosphor-icons/core/assets/regular/chats-circle.svg';
import crown from '@phosphor-icons/core/assets/regular/crown-simple.svg';
import headset from '@phosphor-icons/core/assets/regular/headset.svg';
import instagram from '@phosphor-icons/core/assets/regular/instagram-logo.svg';
import messenger from '@phosphor-icons/core/assets/regular/messenger-logo.svg';
import robot from '@phosphor-icons/core/assets/regular/robot.svg';
import telegram from '@phosphor-icons/core/assets/regular/telegram-logo.svg';
import whatsapp from '@phosphor-icons/core/assets/regular/whatsapp-logo.svg';
import x from '@phosphor-icons/core/assets/regular/x-logo.svg';
import type { CustomerServiceEntry } from '@tessera/contract';

/** The icon of each service. */
export const serviceIcons: Readonly<Record<CustomerServiceEntry['csType'], string>> = {
  TELEGRAM: telegram,
  WHATSAPP: whatsapp,
  FACEBOOK: messenger,
  IG: instagram,
  LINE: chats,
  TWITTER: x,
  AICAN: robot,
  MIDUOKE: headset,
  LIVECHAT: headset,
  COMM100: headset,
  COMM100VIP: crown,
  'TX-CHAT': chats,
  unknown: headset,
};

/** The name of each service, the same in every language. A service that is not known has only its own title. */
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
  unknown: '',
};
