import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

export { type SocialChannel as Channel, socialChannels as channels } from '@tessera/contract';

/** The channel of a sign-in that left this page and will come back (R3.18, R4.14). */
export const redirectChannel = storedValue(keys.socialChannel);
