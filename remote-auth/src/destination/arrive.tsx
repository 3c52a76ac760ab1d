import { useGo, useQuery } from '@tessera/shell/navigation';
import { createContext, useContext } from 'react';
import { paths } from '../paths';
import { destinationAfterLogin } from './after-login';

/** A sign-in that stands over a page. */
export interface OverPage {
  readonly dismiss: () => void;
  /** In-app path that the visitor wanted; none where they stay on the page. */
  readonly target: string | undefined;
}

/** The page that a sign-in stands over; undefined where the sign-in is a page itself. */
export const OverPageContext = createContext<OverPage | undefined>(undefined);

/**
 * Leads a member on who has just signed in: to the change of password, to the target of the visit, or, where the
 * sign-in stood over a page, to what they wanted there, or back to that page.
 */
export function useArrive(): (result: { readonly updatePassword: boolean }) => void {
  const go = useGo();
  const query = useQuery();
  const over = useContext(OverPageContext);
  return (result) => {
    if (!over) return go(destinationAfterLogin(result, query), { replace: true });
    over.dismiss();
    const next = result.updatePassword ? paths.changePassword : over.target;
    if (next !== undefined) go(next);
  };
}
