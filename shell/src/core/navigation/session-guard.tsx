import { safeTarget } from '@tessera/contract';
import { type ReactNode, use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { HOME } from '../../platform/home-aliases';
import { tokenConfirmed, useSession } from '../session';
import { withKept } from './kept-parameters';

/** Replaces the current route; an unsafe target means the home page. */
export function Redirect({ to }: { readonly to: string }) {
  const { search } = useLocation();
  return <Navigate to={withKept(safeTarget(to) ?? HOME, search)} replace />;
}

/** Lets only members through; a visitor goes to the login, or to where the page says, and comes back after it (R2.19). */
export function SessionGuard({
  target = '/m/login',
  children,
}: {
  readonly target?: string | undefined;
  readonly children: ReactNode;
}) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session) return children;
  use(tokenConfirmed());
  const back = target === '/m/login' ? `?backUrl=${encodeURIComponent(pathname + search)}` : '';
  return <Redirect to={target + back} />;
}
