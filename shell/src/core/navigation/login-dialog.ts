import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface LoginDialog {
  readonly isOpen: boolean;
  /** In-app path that the member wanted; none where they stay on the page. */
  readonly target?: string | undefined;
}

/** Whether the login stands over the page, and what comes after it. */
export const loginDialog = createStore<LoginDialog>(() => ({ isOpen: false }));

/**
 * Asks a visitor to sign in over the page that they are on. Once they have, they are back on it (R4.5a), or go on to
 * `target`, the in-app path that they wanted.
 */
export const openLogin = (target?: string): void => loginDialog.setState({ isOpen: true, target }, true);

/** Takes the login away from over the page. */
export const closeLogin = (): void => loginDialog.setState({ isOpen: false }, true);

/** Whether the login stands over the page; for the remote that shows it. */
export const useLoginDialog = (): boolean => useStore(loginDialog, ({ isOpen }) => isOpen);

/** Where the open login leads on to; undefined where it leads back to the page. For the remote that shows it. */
export const loginTarget = (): string | undefined => loginDialog.getState().target;
