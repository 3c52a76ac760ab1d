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

/** Leaves the mark that the health report reads. */
const mark = ({ name, version }: ChosenRemote, outcome: LoadOutcome, elapsed: number) =>
  performance.mark(`tessera:remote:${name}:${outcome}`, { detail: { version, elapsed } });

/** Tells how a load went: in the browser's performance timeline, in the console when it failed, and to whoever listens. */
export function reportLoad(remote: ChosenRemote, outcome: LoadOutcome, elapsed: number): void {
  const { name, version } = remote;
  mark(remote, outcome, elapsed);
  if (outcome !== 'loaded') console.warn(`[tessera] remote "${name}" ${version} failed: ${outcome}`);
  for (const listener of listeners) listener({ remote: name, version, outcome, elapsed });
}

/** Says which piece failed after its code had come: in the console with the reason, in the performance timeline with the code. */
export function reportFault(remote: ChosenRemote, outcome: LoadOutcome, error: unknown): void {
  mark(remote, outcome, 0);
  console.error(`[tessera] a part of remote "${remote.name}" ${remote.version} failed`, error);
}
