import { createStore } from '@tessera/shell/state';

/** The dialog that the visitor requested by a tap. Unlike a prompt, it does not wait in the queue. */
export const requestedDialog = createStore<'install' | 'profile' | 'popup' | undefined>(() => undefined);
