import { Redirect, useQuery } from '@tessera/shell/navigation';
import { currentSession } from '@tessera/shell/session';
import { type ReactNode, useState } from 'react';
import { queryTarget } from '../destination';
import { paths } from '../paths';

/** Redirects signed-in users on mount. A sign-in on the page itself chooses its own destination. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const query = useQuery();
  const [isMember] = useState(() => currentSession() !== undefined);
  return isMember ? <Redirect to={queryTarget(query) ?? paths.home} /> : children;
}
