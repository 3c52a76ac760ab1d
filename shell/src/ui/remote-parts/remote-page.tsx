import type { LazyPage, OwnedRoute, RemoteModule } from '@tessera/remote';
import { use } from 'react';
import { Boundary } from '../../core/boundary';
import { SessionGuard } from '../../core/navigation';
import type { ChosenRemote } from '../../host/choice';
import { classifyFault, isMissingCode, RemoteFault } from '../../host/faults';
import { remoteLoad } from '../../host/loading';
import { RemoteFailure } from './remote-failure';

interface Props {
  readonly remote: ChosenRemote;
  readonly route: OwnedRoute;
}

function pageIn({ routes }: RemoteModule, { remote, route }: Props): LazyPage {
  const owned = routes.find(({ path }) => path === route.path);
  if (!owned) throw new RemoteFault('shape', remote.name, `it has no page for ${route.path}`);
  return owned.page;
}

/** Suspends until the remote's code is loaded, and throws a RemoteFault if it cannot be. */
function PageOf(props: Props) {
  const Page = pageIn(use(remoteLoad(props.remote).loadOnce()), props);
  return <Page />;
}

const succeeds = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** A page that a remote owns. Its config says whether it is guarded. Its failures affect no other part of the page. */
export function RemotePage(props: Props) {
  const { remote, route } = props;
  const load = remoteLoad(remote);
  const loadAgain = async () => pageIn(await load.load(), props).preload();
  const recover = async (error: unknown) => {
    // A load that failed has tried all versions.
    if (error instanceof RemoteFault || !(await load.isReplaceable())) throw error;
    // A file that did not load may load from its retry address. Code that crashed would crash again.
    const isCured = classifyFault(remote, error).code !== 'crash' && (await succeeds(loadAgain()));
    if (!isCured) await pageIn(await load.replace(), props).preload();
  };
  const page = (
    <Boundary
      onFault={load.noteFault}
      fallback={(retry, error) => (
        <RemoteFailure
          remote={remote}
          isMissingCode={isMissingCode(classifyFault(remote, error))}
          loadAgain={loadAgain}
          recover={() => recover(error)}
          retry={retry}
        />
      )}
    >
      <PageOf {...props} />
    </Boundary>
  );
  return route.guard === 'session' ? <SessionGuard target={route.guardTarget}>{page}</SessionGuard> : page;
}
