import type { Flag } from '../site/flags';

/** The ways to sign in with an account elsewhere. */
export const socialChannels = ['google', 'facebook', 'twitter', 'line', 'telegram'] as const;
export type SocialChannel = (typeof socialChannels)[number];

/** The white-label flag that switches a channel on. */
export const channelFlags = {
  google: 'GOOGLELOGIN3',
  facebook: 'FACEBOOKLOGIN3',
  twitter: 'TWITTERLOGIN3',
  line: 'LINELOGIN3',
  telegram: 'TELEGRAMLOGIN3',
} as const satisfies Readonly<Record<SocialChannel, Flag>>;
