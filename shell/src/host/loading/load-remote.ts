import { loadRemote as loadFederated, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  isRemoteModule,
  markSettled,
  type RemoteModule,
  remoteModuleFault,
  withTimeout,
} from '@tessera/remote';
import { provideTexts } from '../../platform/i18n';
import { currentRelease } from '../../platform/release';
import type { ChosenRemote } from '../choice';
import { isDemoted } from '../choice';
import { classifyFault, isLasting, RemoteFault } from '../faults';
import { reportFault, reportLoad } from '../load-marks';
import { entryAddress } from './entry-address';
import { fitsShell } from './shell-range';

/** In ms: beyond this a member had better see what is missing than wait on. */
const LOAD_TIMEOUT = 8_000;
/** A load is tried once more by itself; after that the member decides. */
const TRIES = 2;

const loads = new Map<string, Promise<RemoteModule>>();
const failed = new Set<string>();
const attempts = new Map<string, number>();
const registered = new Set<string>();
const versions = new Map<RemoteModule, string>();

/** What is only needed once something fails. */
const lastGood = () => import(/* webpackChunkName: "last-good" */ '../last-good');

async function attemptLoad(remote: ChosenRemote): Promise<RemoteModule> {
  const shell = currentRelease().shell.version;
  if (!fitsShell(shell, remote.shell)) {
    throw new RemoteFault('range', remote.name, `it needs shell ${remote.shell}, this is ${shell}`);
  }
  const attempt = attempts.get(remote.base) ?? 0;
  attempts.set(remote.base, attempt + 1);
  const name = remote.name;
  const entry = entryAddress(remote, attempt);
  registerRemotes(
    [{ name, entry, entryGlobalName: `tessera_${name.replaceAll('-', '_')}`, type: 'global' }],
    { force: registered.has(name) },
  );
  registered.add(name);
  const loaded = await withTimeout(
    loadFederated<{ default: unknown }>(`${name}/remote`),
    LOAD_TIMEOUT,
    () => new RemoteFault('timeout', name, 'no code in time'),
  );
  const candidate = loaded?.default;
  if (!isRemoteModule(candidate)) {
    throw new RemoteFault('shape', name, remoteModuleFault(candidate) ?? 'nothing was exported');
  }
  await provideTexts(name, candidate.catalog);
  versions.set(candidate, remote.version);
  return candidate;
}

/** The version whose code this is, which is not always the one that this device got. */
export const versionOf = (code: RemoteModule): string | undefined => versions.get(code);

async function loadWithRetry(remote: ChosenRemote): Promise<RemoteModule> {
  for (let attempt = 1; ; attempt++) {
    const started = performance.now();
    try {
      const loaded = await attemptLoad(remote);
      reportLoad(remote, 'loaded', performance.now() - started);
      return loaded;
    } catch (cause) {
      const fault = classifyFault(remote, cause);
      reportLoad(remote, fault.code, performance.now() - started);
      if (attempt >= TRIES || isLasting(fault)) throw fault;
    }
  }
}

const loadLastGood = async (remote: ChosenRemote): Promise<RemoteModule> =>
  (await lastGood()).loadLastGood(remote, attemptLoad);

/** The version that this device got, or the last good one where that fails or has failed too often here. */
async function loadSomeVersion(remote: ChosenRemote): Promise<RemoteModule> {
  if (isDemoted(currentRelease().number, remote)) {
    const standIn = await loadLastGood(remote).catch(() => undefined);
    if (standIn) return standIn;
  }
  try {
    return await loadWithRetry(remote);
  } catch (fault) {
    await countFailure(remote);
    return loadLastGood(remote).catch(() => Promise.reject(fault));
  }
}

/** Without the code to count with, the failure is not counted. */
const countFailure = (remote: ChosenRemote): Promise<void> =>
  lastGood().then(
    ({ countFailure, isReplaced }) => {
      if (!isReplaced(remote)) countFailure(remote);
    },
    () => undefined,
  );

/**
 * Takes note of how a remote failed after its code had come. One that does not fit stays refused while the page
 * lives: asking again would only confuse what the federation runtime knows of it.
 */
export function noteFault(remote: ChosenRemote, error: unknown): void {
  const fault = classifyFault(remote, error);
  reportFault(remote, fault.code, error);
  // A load that failed has been counted.
  if (!(error instanceof RemoteFault)) void countFailure(remote);
  if (!isLasting(fault)) return;
  const refusal = markSettled(Promise.reject<RemoteModule>(fault));
  refusal.catch(() => undefined);
  loads.set(remote.name, refusal);
  failed.delete(remote.name);
}

/**
 * The remote's code, loaded once; whoever asks after a failure makes it load again.
 * @throws RemoteFault
 */
export function loadRemote(remote: ChosenRemote): Promise<RemoteModule> {
  const known = loads.get(remote.name);
  if (known && !failed.has(remote.name)) return known;
  failed.delete(remote.name);
  const load = markSettled(loadSomeVersion(remote));
  loads.set(remote.name, load);
  load.catch(() => failed.add(remote.name));
  return load;
}

/**
 * The same for a render, to which a failure stays a failure: React renders again when a load fails, and a render that
 * then asked anew would go on asking for ever.
 * @throws RemoteFault
 */
export const renderedRemote = (remote: ChosenRemote): Promise<RemoteModule> =>
  loads.get(remote.name) ?? loadRemote(remote);

/** Whether another version can take the place of the one that this device got, and has not done so yet. */
export const isReplaceable = async (remote: ChosenRemote): Promise<boolean> =>
  (await lastGood()).isReplaceable(remote);

/**
 * Puts the last good version in the place of one whose code came and then failed, for as long as the page lives.
 * Rejects when there is none.
 */
export async function replaceRemote(remote: ChosenRemote): Promise<RemoteModule> {
  const load = markSettled(loadLastGood(remote));
  const code = await load;
  loads.set(remote.name, load);
  failed.delete(remote.name);
  return code;
}
