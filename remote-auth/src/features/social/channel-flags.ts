import type { Flag } from '@tessera/contract';
import type { Channel } from '../../common/channel';

/** The white-label flag that switches a channel on. */
export const channelFlags = {
  google: 'GOOGLELOGIN3',
  facebook: 'FACEBOOKLOGIN3',
  twitter: 'TWITTERLOGIN3',
  line: 'LINELOGIN3',
  telegram: 'TELEGRAMLOGIN3',
} as const satisfies Readonly<Record<Channel, Flag>>;
