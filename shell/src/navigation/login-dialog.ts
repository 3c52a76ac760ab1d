import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Whether the login stands over the page. */
export const loginDialog = createStore(() => ({ isOpen: false }));

/** Asks a visitor to sign in over the page that they are on; they are back on it once they have (R4.5a). */
export const openLogin = (): void => loginDialog.setState({ isOpen: true });

/** Takes the login away from over the page. */
export const closeLogin = (): void => loginDialog.setState({ isOpen: false });

/** Whether the login stands over the page; for the remote that shows it. */
export const useLoginDialog = (): boolean => useStore(loginDialog, ({ isOpen }) => isOpen);
