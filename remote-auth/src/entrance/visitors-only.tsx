import { Redirect, useQuery } from '@tessera/shell/navigation';
import { currentSession } from '@tessera/shell/session';
import { type ReactNode, useState } from 'react';
import { memberTarget } from '../destination/member-target';
import { paths } from '../paths';

/** Sends on whoever is signed in already when the page opens; one who signs in on it is led by the sign-in itself. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const query = useQuery();
  const [isMember] = useState(() => currentSession() !== undefined);
  if (!isMember) return children;
  return (
    <Redirect
      to={memberTarget(query.get('redirectUrl')) ?? memberTarget(query.get('backUrl')) ?? paths.home}
    />
  );
}
