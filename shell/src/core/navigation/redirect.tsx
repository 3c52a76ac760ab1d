import { safeTarget } from '@tessera/contract';
import { Navigate, useLocation } from 'react-router-dom';
import { HOME } from '../../platform/home-aliases';
import { withKept } from './kept-parameters';

/** Replaces the current route; an unsafe target means the home page. */
export function Redirect({ to }: { readonly to: string }) {
  const { search } = useLocation();
  return <Navigate to={withKept(safeTarget(to) ?? HOME, search)} replace />;
}
