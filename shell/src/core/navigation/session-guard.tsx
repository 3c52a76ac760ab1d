import { type ReactNode, use } from 'react';
import { useLocation } from 'react-router-dom';
import { tokenConfirmed, useSession } from '../session';
import { Redirect } from './redirect';

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
