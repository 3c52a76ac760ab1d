import type { OwnedRoute } from '@tessera/remote';
import { SessionGuard } from '../navigation/session-guard';
import { Boundary } from './boundary';
import { RemoteFailure } from './remote-failure';
import { RemoteFault } from './remote-fault';
import type { ChosenRemote } from './remotes';
import { logFault } from './report';
import { useRemote } from './use-remote';

interface Props {
  readonly remote: ChosenRemote;
  readonly route: OwnedRoute;
}

function PageOf({ remote, route }: Props) {
  const owned = useRemote(remote).routes.find(({ path }) => path === route.path);
  if (!owned) throw new RemoteFault('shape', remote.name, `it has no page for ${route.path}`);
  return <owned.page />;
}

/** A page that a remote owns: guarded as its config says, and alone with its failures. */
export function RemotePage({ remote, route }: Props) {
  const page = (
    <Boundary
      onFault={(error) => logFault(remote, error)}
      fallback={(retry) => <RemoteFailure remote={remote} retry={retry} />}
    >
      <PageOf remote={remote} route={route} />
    </Boundary>
  );
  return route.guard === 'session' ? <SessionGuard target={route.guardTarget}>{page}</SessionGuard> : page;
}
