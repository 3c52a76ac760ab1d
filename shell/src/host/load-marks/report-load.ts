import type { LoadOutcome } from '@tessera/contract';
import type { ChosenRemote } from '../choice';

export interface RemoteLoadEvent {
  readonly remote: string;
  readonly version: string;
  readonly outcome: LoadOutcome;
  /** In ms. */
  readonly elapsed: number;
}

type Listener = (event: RemoteLoadEvent) => void;
const listeners = new Set<Listener>();

export const onRemoteLoad = (listener: Listener): void => void listeners.add(listener);

/** Sets the mark that the health report reads. */
const mark = ({ name, version }: ChosenRemote, outcome: LoadOutcome, elapsed: number) =>
  performance.mark(`tessera:remote:${name}:${outcome}`, { detail: { version, elapsed } });

/** Reports the end of a load: to the performance timeline, to listeners, and to the console if it failed. */
export function reportLoad(remote: ChosenRemote, outcome: LoadOutcome, elapsed: number): void {
  const { name, version } = remote;
  mark(remote, outcome, elapsed);
  if (outcome !== 'loaded') console.warn(`[tessera] remote "${name}" ${version} failed: ${outcome}`);
  for (const listener of listeners) listener({ remote: name, version, outcome, elapsed });
}

/** Reports a failure after the code came: its code to the performance timeline, its cause to the console. */
export function reportFault(remote: ChosenRemote, outcome: LoadOutcome, error: unknown): void {
  mark(remote, outcome, 0);
  console.error(`[tessera] a part of remote "${remote.name}" ${remote.version} failed`, error);
}
