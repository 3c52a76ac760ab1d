import { useGo, useQuery } from '@tessera/shell/navigation';
import { createContext, useContext } from 'react';
import { destinationAfterLogin, forcedChange } from './destination';

/** A dialog with a sign-in over another page. */
export interface LoginDialogState {
  readonly dismiss: () => void;
  /** In-app path that the visitor wanted to open. Without one they stay on the page. */
  readonly target: string | undefined;
}

/** The dialog around a sign-in; undefined if the sign-in is a page. */
export const LoginDialogContext = createContext<LoginDialogState | undefined>(undefined);

/**
 * @returns the function to call after a login: from a page it opens the destination of the visit, from a dialog the
 * page that the visitor wanted, if any. The change of password comes first in both.
 */
export function useLeaveLogin(): (result: { readonly updatePassword: boolean }) => void {
  const go = useGo();
  const query = useQuery();
  const dialog = useContext(LoginDialogContext);
  return (result) => {
    if (!dialog) return go(destinationAfterLogin(result, query), { replace: true });
    dialog.dismiss();
    const next = result.updatePassword ? forcedChange : dialog.target;
    if (next !== undefined) go(next);
  };
}
