import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Why the login dialog opens: the visitor has tapped something that only a member can open. */
export interface LoginReason {
  /** The title of the dialog, which names what was tapped. */
  readonly title: string;
  /** A few words below the title. */
  readonly detail?: string | undefined;
  /** Address of a picture of it, 3:4. */
  readonly picture?: string | undefined;
  /** A way on without a login: the words of a button, and the in-app path that it opens. */
  readonly instead?: { readonly label: string; readonly target: string } | undefined;
}

interface LoginDialog {
  readonly isOpen: boolean;
  /** In-app path that the member wanted; absent if they stay on the page. */
  readonly target?: string | undefined;
  readonly reason?: LoginReason | undefined;
}

/** Whether the login dialog is open, and where it leads. */
export const loginDialog = createStore<LoginDialog>(() => ({ isOpen: false }));

/**
 * Opens the login as a dialog over the page. After the login the member is on the same page (R4.5a), or on `target`, an
 * in-app path.
 * @param reason what the dialog shows above the form. Without one the dialog welcomes the member
 */
export const openLogin = (target?: string, reason?: LoginReason): void =>
  loginDialog.setState({ isOpen: true, target, reason }, true);

/** Closes the login dialog. */
export const closeLogin = (): void => loginDialog.setState({ isOpen: false }, true);

/** Whether the login dialog is open; for the remote that shows it. */
export const useLoginDialog = (): boolean => useStore(loginDialog, ({ isOpen }) => isOpen);

/** The target of the open login; undefined if the member stays on the page. For the remote that shows it. */
export const loginTarget = (): string | undefined => loginDialog.getState().target;

/** The reason of the open login dialog; undefined if it was opened without one. For the remote that shows the dialog. */
export const loginReason = (): LoginReason | undefined => loginDialog.getState().reason;
