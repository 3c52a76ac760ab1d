import { keys, type socialChannels } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

/** An account at another company that members can sign in with by a button. */
export type Channel = (typeof socialChannels)[number];

/** The channel of a sign-in that left the page for the provider (R3.18, R4.14). */
export const redirectChannel = storedValue(keys.socialChannel);
