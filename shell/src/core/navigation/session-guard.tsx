import { HOME, safeTarget } from '@tessera/contract';
import { type ReactNode, use, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { text } from '../../platform/i18n';
import { withKept } from '../../platform/kept-parameters';
import { REDIRECT_TOAST, toast } from '../notices';
import { tokenConfirmed, useHasLeft, useSession } from '../session';

/** Replaces the current route. An unsafe target leads to the home page. */
export function Redirect({ to }: { readonly to: string }) {
  const { search } = useLocation();
  return <Navigate to={withKept(safeTarget(to) ?? HOME, search)} replace />;
}

/** Redirects a visitor, and says why for 4 s: the page that shows is not the one that was opened (R9.19). */
function RedirectVisitor({ to }: { readonly to: string }) {
  useEffect(() => toast(text('shell', 'login_first'), { duration: REDIRECT_TOAST }), []);
  return <Redirect to={to} />;
}

/**
 * Renders its children for members only. Redirects a visitor to the login, or to `target`, and back after the login
 * (R2.19); a member who signs out is led home.
 */
export function SessionGuard({
  target = '/m/login',
  children,
}: {
  readonly target?: string | undefined;
  readonly children: ReactNode;
}) {
  const session = useSession();
  const hasLeft = useHasLeft();
  const [wasMember] = useState(session !== undefined);
  const { pathname, search } = useLocation();
  if (session) return children;
  use(tokenConfirmed());
  const back = target === '/m/login' ? `?backUrl=${encodeURIComponent(pathname + search)}` : '';
  if (wasMember && hasLeft) return <Redirect to={HOME} />;
  // A member whose session has ended is told so.
  return wasMember ? <Redirect to={target + back} /> : <RedirectVisitor to={target + back} />;
}
