import { storedValue } from '@tessera/shell/environment';
import * as v from 'valibot';

/** The accounts at other companies that members can sign in with by a button. */
export const channels = ['google', 'facebook', 'twitter', 'line', 'telegram'] as const;
export type Channel = (typeof channels)[number];

/** The channel of a sign-in that left the page for the provider (R3.18, R4.14). */
export const redirectChannel = storedValue('session', 'tessera:social-channel', v.picklist(channels));
