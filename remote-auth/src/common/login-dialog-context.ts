import { useText } from '@tessera/shell/i18n';
import { useGo, useQuery } from '@tessera/shell/navigation';
import { toast } from '@tessera/shell/notices';
import { createContext, useContext } from 'react';
import { destinationAfterLogin, forcedChange } from './destination';
import { paths } from './paths';

/** A dialog with a sign-in over another page. */
export interface LoginDialogState {
  readonly dismiss: () => void;
  /** In-app path that the visitor wanted to open. Without one they stay on the page. */
  readonly target: string | undefined;
}

/** The dialog around a sign-in; undefined if the sign-in is a page. */
export const LoginDialogContext = createContext<LoginDialogState | undefined>(undefined);

/** In ms: a toast that tells why another page opens (R9.19). */
const REDIRECT = 4_000;

/** @returns the function that opens the member's security after a login which demands what is bound there */
export function useLeaveToSecurity(): () => void {
  const text = useText('auth');
  const go = useGo();
  const dialog = useContext(LoginDialogContext);
  return () => {
    toast(text('verify_bind'), { duration: REDIRECT });
    dialog?.dismiss();
    go(paths.security, { replace: dialog === undefined });
  };
}

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
