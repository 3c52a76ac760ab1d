import { storedValue } from '@tessera/shell/environment';
import * as v from 'valibot';

/** The ways to sign in with an account elsewhere. */
export const channels = ['google', 'facebook', 'twitter', 'line', 'telegram'] as const;
export type Channel = (typeof channels)[number];

/** The channel of a sign-in that left this page and will come back (R3.18, R4.14). */
export const redirectChannel = storedValue('session', 'tessera:social-channel', v.picklist(channels));
