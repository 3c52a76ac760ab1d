import { HOME, safeTarget } from '@tessera/contract';
import { type ReactNode, use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { tokenConfirmed, useSession } from '../session';
import { withKept } from './kept-parameters';

/** Replaces the current route. An unsafe target leads to the home page. */
export function Redirect({ to }: { readonly to: string }) {
  const { search } = useLocation();
  return <Navigate to={withKept(safeTarget(to) ?? HOME, search)} replace />;
}

/** Renders its children for members only. Redirects a visitor to the login, or to `target`, and back after the login (R2.19). */
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
