import type { LazyPage, OwnedRoute, RemoteModule } from '@tessera/remote';
import { SessionGuard } from '../../core/navigation';
import type { ChosenRemote } from '../../host/choice';
import { classifyFault, RemoteFault } from '../../host/faults';
import { isReplaceable, loadRemote, noteFault, replaceRemote } from '../../host/loading';
import { Boundary } from './boundary';
import { RemoteFailure } from './remote-failure';
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

const succeeds = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** A page that a remote owns: guarded as its config says, and alone with its failures. */
export function RemotePage(props: Props) {
  const { remote, route } = props;
  const loadAgain = async () => pageIn(await loadRemote(remote), props).preload();
  const recover = async (error: unknown) => {
    // A load that failed has tried everything.
    if (error instanceof RemoteFault || !(await isReplaceable(remote))) throw error;
    // Code that did not come may come at its second address; what crashed would crash again.
    const isCured = classifyFault(remote, error).code !== 'crash' && (await succeeds(loadAgain()));
    if (!isCured) await pageIn(await replaceRemote(remote), props).preload();
  };
  const page = (
    <Boundary
      onFault={(error) => noteFault(remote, error)}
      fallback={(retry, error) => (
        <RemoteFailure remote={remote} loadAgain={loadAgain} recover={() => recover(error)} retry={retry} />
      )}
    >
      <PageOf {...props} />
    </Boundary>
  );
  return route.guard === 'session' ? <SessionGuard target={route.guardTarget}>{page}</SessionGuard> : page;
}
