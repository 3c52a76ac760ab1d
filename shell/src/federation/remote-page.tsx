import type { LazyPage, OwnedRoute, RemoteModule } from '@tessera/remote';
import { SessionGuard } from '../navigation/session-guard';
import { Boundary } from './boundary';
import { loadRemote, noteFault } from './load-remote';
import { RemoteFailure } from './remote-failure';
import { RemoteFault } from './remote-fault';
import type { ChosenRemote } from './remotes';
import { useRemote } from './use-remote';

interface Props {
  readonly remote: ChosenRemote;
  readonly route: OwnedRoute;
}

function pageIn({ routes }: RemoteModule, { remote, route }: Props): LazyPage {
  const owned = routes.find(({ path }) => path === route.path);
  if (!owned) throw new RemoteFault('shape', remote.name, `it has no page for ${route.path}`);
  return owned.page;
}

function PageOf(props: Props) {
  const Page = pageIn(useRemote(props.remote), props);
  return <Page />;
}

/** A page that a remote owns: guarded as its config says, and alone with its failures. */
export function RemotePage(props: Props) {
  const { remote, route } = props;
  const loadAgain = async () => pageIn(await loadRemote(remote), props).preload();
  const page = (
    <Boundary
      onFault={(error) => noteFault(remote, error)}
      fallback={(retry) => <RemoteFailure remote={remote} loadAgain={loadAgain} retry={retry} />}
    >
      <PageOf {...props} />
    </Boundary>
  );
  return route.guard === 'session' ? <SessionGuard target={route.guardTarget}>{page}</SessionGuard> : page;
}
