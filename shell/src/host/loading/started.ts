import type { RemoteModule } from '@tessera/remote';
import { createStore } from 'zustand/vanilla';
import { currentSession, sessionStore } from '../../core/session-state';
import { merchant } from '../../platform/merchant';
import type { ChosenRemote } from '../choice';
import { loadRemote, noteFault, versionOf } from './load-remote';

/** The remotes that run, by name: their code, or that it could not be had. */
export const startedRemotes = createStore((): Readonly<Record<string, RemoteModule | 'failed'>> => ({}));

/** What a remote does of its own accord must not hurt the page. */
function safely(remote: ChosenRemote, work: () => void): void {
  try {
    work();
  } catch (error) {
    noteFault(remote, error);
  }
}

function begin(remote: ChosenRemote, code: RemoteModule): void {
  safely(remote, () =>
    code.onStart?.({ merchant: merchant().code, version: versionOf(code) ?? remote.version }),
  );
  const tell = () => safely(remote, () => code.onSessionChange?.(currentSession()));
  tell();
  sessionStore.subscribe((state, before) => state.session !== before.session && tell());
}

/** Starts a remote once: its code, its part of the shell's places, its own work. Never throws. */
export async function startRemote(remote: ChosenRemote): Promise<void> {
  const known = startedRemotes.getState()[remote.name];
  if (known !== undefined && known !== 'failed') return;
  try {
    const code = await loadRemote(remote);
    if (startedRemotes.getState()[remote.name] === code) return;
    startedRemotes.setState({ [remote.name]: code });
    begin(remote, code);
  } catch {
    startedRemotes.setState({ [remote.name]: 'failed' });
  }
}
