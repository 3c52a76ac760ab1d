import { markSettled, type RemoteModule } from '@tessera/remote';
import { currentRelease } from '../../platform/release';
import { type ChosenRemote, isDemoted } from '../choice';
import { classifyFault, isLasting, RemoteFault } from '../faults';
import { reportFault, reportLoad } from '../load-marks';
import { endIfLeft } from './end-if-left';
import { assertFitsShell, fetchCode } from './fetch-code';
import { isReplaced, type LoadEvent, type LoadState, reduce } from './load-state';

/** The number of tries without a request of the member. */
const TRIES = 2;

/** Needed only after a failure, therefore not part of the first chunk. */
const lastGood = () => import(/* webpackChunkName: "last-good" */ '../last-good');

type Loaded = { readonly code: RemoteModule; readonly version: string };

/** Loads one remote for the page: its state, and what can be asked of it. */
export interface RemoteLoad {
  /** Whether its code was requested before. */
  isRequested(): boolean;
  /** The version that runs: another one than this device got if that was replaced. */
  version(): string;
  /**
   * The remote's code, loaded once. A call after a failure loads again.
   * @throws RemoteFault
   */
  load(): Promise<RemoteModule>;
  /**
   * The same for a render, without a new load after a failure: React renders again when a load fails, and would load for
   * ever.
   * @throws RemoteFault
   */
  loadOnce(): Promise<RemoteModule>;
  /**
   * Reports and counts a failure after the code came. A fault that lasts refuses the remote while the page lives, because
   * a new load would bring the same code.
   */
  noteFault(error: unknown): void;
  /** Whether another version can take the place of this one, and has not done so yet. */
  isReplaceable(): Promise<boolean>;
  /**
   * Replaces code that came and then failed by the last good version, while the page lives.
   * @throws RemoteFault if there is no other version, or none can be loaded
   */
  replace(): Promise<RemoteModule>;
}

function createLoad(remote: ChosenRemote): RemoteLoad {
  let state: LoadState = { status: 'idle' };
  /** How often the entry of each version was fetched, by the version's base path. */
  const attempts = new Map<string, number>();

  const dispatch = (event: LoadEvent): void => {
    state = reduce(state, event);
  };

  async function fetchVersion(version: ChosenRemote): Promise<RemoteModule> {
    assertFitsShell(version);
    const attempt = attempts.get(version.base) ?? 0;
    const isRegistered = attempts.size > 0;
    attempts.set(version.base, attempt + 1);
    return fetchCode(version, attempt, isRegistered);
  }

  async function loadWithRetry(): Promise<Loaded> {
    for (let attempt = 1; ; attempt++) {
      const started = performance.now();
      try {
        const code = await fetchVersion(remote);
        reportLoad(remote, 'loaded', performance.now() - started);
        return { code, version: remote.version };
      } catch (cause) {
        const fault = classifyFault(remote, cause);
        const elapsed = performance.now() - started;
        await endIfLeft();
        reportLoad(remote, fault.code, elapsed);
        if (attempt >= TRIES || isLasting(fault)) throw fault;
      }
    }
  }

  async function loadLastGood(): Promise<Loaded> {
    const { loadLastGood } = await lastGood();
    dispatch({ type: 'replacing' });
    try {
      return await loadLastGood(remote, fetchVersion);
    } catch (error) {
      dispatch({ type: 'notReplaced' });
      throw error;
    }
  }

  /** Optional: a failed import is ignored, and the failure is not counted. */
  async function countFailure({ code }: RemoteFault): Promise<void> {
    if (isReplaced(state)) return;
    await lastGood().then(
      ({ countFailure }) => countFailure(remote, code),
      () => undefined,
    );
  }

  /** Loads the version that this device got, or the last good one if that fails or is demoted. */
  async function loadSomeVersion(): Promise<Loaded> {
    if (isDemoted(currentRelease().number, remote)) {
      const standIn = await loadLastGood().catch(() => undefined);
      if (standIn) return standIn;
    }
    try {
      return await loadWithRetry();
    } catch (cause) {
      const fault = classifyFault(remote, cause);
      await countFailure(fault);
      return loadLastGood().catch(() => Promise.reject(fault));
    }
  }

  const load = (): Promise<RemoteModule> => {
    if (state.status !== 'idle' && state.status !== 'failed') return state.code;
    const loaded = loadSomeVersion();
    const code = markSettled(loaded.then((some) => some.code));
    dispatch({ type: 'requested', code });
    loaded.then(
      ({ version }) =>
        dispatch(
          version === remote.version ? { type: 'loaded', version } : { type: 'replaced', code, version },
        ),
      () => dispatch({ type: 'failed' }),
    );
    return code;
  };

  return {
    isRequested: () => state.status !== 'idle',
    version: () => ('version' in state ? state.version : remote.version),
    load,
    loadOnce: () => (state.status === 'idle' ? load() : state.code),
    noteFault(error) {
      const fault = classifyFault(remote, error);
      reportFault(remote, fault.code, error);
      // A failed load was counted already.
      if (!(error instanceof RemoteFault)) void countFailure(fault);
      if (isLasting(fault)) dispatch({ type: 'refused', code: markSettled(Promise.reject(fault)) });
    },
    isReplaceable: async () => {
      const { hasAlternative } = await lastGood();
      return !isReplaced(state) && hasAlternative(remote);
    },
    async replace() {
      const loaded = loadLastGood();
      const code = markSettled(loaded.then((some) => some.code));
      const { version } = await loaded;
      dispatch({ type: 'replaced', code, version });
      return code;
    },
  };
}

const loads = new Map<string, RemoteLoad>();

/** The load of a remote: one object for each remote while the page lives. */
export function remoteLoad(remote: ChosenRemote): RemoteLoad {
  const load = loads.get(remote.name) ?? createLoad(remote);
  loads.set(remote.name, load);
  return load;
}
