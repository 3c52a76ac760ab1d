import { sharedValue } from './shared-value';

/** The dialog that the visitor has asked for by a tap; unlike one that comes by itself, it needs no turn. */
export const askedFor = sharedValue<'install' | 'profile' | 'popup' | undefined>(undefined);
