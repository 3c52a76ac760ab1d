import { keys, type socialChannels } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

/** An account at another company that members can sign in with by a button. */
export type Channel = (typeof socialChannels)[number];

/** What a sign-in at a provider is for, if not for a login: to link the account, or to prove whose password is reset. */
export type SocialPurpose = 'link' | 'reset';

/** The purpose of a sign-in that left the page for the provider. */
export const socialPurpose = storedValue(keys.socialPurpose);

/** The channel of a sign-in that left the page for the provider (R3.18, R4.14). */
export const redirectChannel = storedValue(keys.socialChannel);
