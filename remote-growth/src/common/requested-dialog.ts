import { sharedValue } from './shared-value';

/** The dialog that the visitor requested by a tap. Unlike a prompt, it does not wait in the queue. */
export const requestedDialog = sharedValue<'install' | 'profile' | 'popup' | undefined>(undefined);
