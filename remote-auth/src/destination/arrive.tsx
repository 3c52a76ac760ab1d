import { useGo, useQuery } from '@tessera/shell/navigation';
import { createContext, useContext } from 'react';
import { paths } from '../paths';
import { destinationAfterLogin } from './after-login';

/** Takes a sign-in away that stands over a page; undefined where the sign-in is a page itself. */
export const StayContext = createContext<(() => void) | undefined>(undefined);

/**
 * Leads a member on who has just signed in: to the change of password, to the target of the visit, or, where the
 * sign-in stood over a page, back to that page.
 */
export function useArrive(): (result: { readonly updatePassword: boolean }) => void {
  const go = useGo();
  const query = useQuery();
  const dismiss = useContext(StayContext);
  return (result) => {
    dismiss?.();
    if (!dismiss) go(destinationAfterLogin(result, query), { replace: true });
    else if (result.updatePassword) go(paths.changePassword);
  };
}
