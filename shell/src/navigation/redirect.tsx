import { Navigate, useLocation } from 'react-router-dom';
import { withKept } from './kept-parameters';

/** Replaces the current route. */
export function Redirect({ to }: { readonly to: string }) {
  const { search } = useLocation();
  return <Navigate to={withKept(to, search)} replace />;
}
