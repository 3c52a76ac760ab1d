/** The ways to sign in with an account elsewhere. */
export const socialChannels = ['google', 'facebook', 'twitter', 'line', 'telegram'] as const;
export type SocialChannel = (typeof socialChannels)[number];
