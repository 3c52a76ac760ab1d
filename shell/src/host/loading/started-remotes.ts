import type { RemoteModule } from '@tessera/remote';
import { createStore } from 'zustand/vanilla';
import { whenReachedAgain } from '../../core/request';
import { currentSession, sessionStore } from '../../core/session-state';
import { merchant } from '../../platform/merchant';
import type { ChosenRemote } from '../choice';
import { classifyFault, isMissingCode } from '../faults';
import { type RemoteLoad, remoteLoad } from './remote-load';

/** The started remotes by name: the code of each, or that it could not be loaded. */
export const startedRemotes = createStore((): Readonly<Record<string, RemoteModule | 'failed'>> => ({}));

function begin(load: RemoteLoad, code: RemoteModule): void {
  /** An error in a remote's own work must not affect the page. */
  const safely = (work: () => void) => {
    try {
      work();
    } catch (error) {
      load.noteFault(error);
    }
  };
  const notifySession = () => safely(() => code.onSessionChange?.(currentSession()));
  safely(() => code.onStart?.({ merchant: merchant().code, version: load.version() }));
  notifySession();
  sessionStore.subscribe((state, before) => state.session !== before.session && notifySession());
}

/**
 * Starts a remote once: loads its code, fills its slots, and runs its `onStart`. Code that did not come is loaded again
 * when the gateway is reached again. Never throws.
 */
export async function startRemote(remote: ChosenRemote): Promise<void> {
  const known = startedRemotes.getState()[remote.name];
  if (known !== undefined && known !== 'failed') return;
  const load = remoteLoad(remote);
  try {
    const code = await load.load();
    if (startedRemotes.getState()[remote.name] === code) return;
    startedRemotes.setState({ [remote.name]: code });
    begin(load, code);
  } catch (error) {
    startedRemotes.setState({ [remote.name]: 'failed' });
    if (isMissingCode(classifyFault(remote, error))) whenReachedAgain(() => startRemote(remote));
  }
}
