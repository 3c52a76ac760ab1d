import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface LoginDialog {
  readonly isOpen: boolean;
  /** In-app path that the member wanted; absent if they stay on the page. */
  readonly target?: string | undefined;
}

/** Whether the login dialog is open, and where it leads. */
export const loginDialog = createStore<LoginDialog>(() => ({ isOpen: false }));

/**
 * Opens the login as a dialog over the page. After the login the member is on the same page (R4.5a), or on `target`, an
 * in-app path.
 */
export const openLogin = (target?: string): void => loginDialog.setState({ isOpen: true, target }, true);

/** Closes the login dialog. */
export const closeLogin = (): void => loginDialog.setState({ isOpen: false }, true);

/** Whether the login dialog is open; for the remote that shows it. */
export const useLoginDialog = (): boolean => useStore(loginDialog, ({ isOpen }) => isOpen);

/** The target of the open login; undefined if the member stays on the page. For the remote that shows it. */
export const loginTarget = (): string | undefined => loginDialog.getState().target;
