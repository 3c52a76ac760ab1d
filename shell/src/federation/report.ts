import type { RemoteFaultCode } from './remote-fault';
import type { ChosenRemote } from './remotes';

export interface RemoteLoadEvent {
  readonly remote: string;
  readonly version: string;
  readonly outcome: 'loaded' | RemoteFaultCode;
  /** In ms. */
  readonly elapsed: number;
}

type Listener = (event: RemoteLoadEvent) => void;
const listeners = new Set<Listener>();

export const onRemoteLoad = (listener: Listener): void => void listeners.add(listener);

/** Tells how a load went: in the browser's performance timeline, in the console when it failed, and to whoever listens. */
export function reportLoad(
  { name, version }: ChosenRemote,
  outcome: RemoteLoadEvent['outcome'],
  elapsed: number,
): void {
  performance.mark(`tessera:remote:${name}:${outcome}`, { detail: { version, elapsed } });
  if (outcome !== 'loaded') console.warn(`[tessera] remote "${name}" ${version} failed: ${outcome}`);
  for (const listener of listeners) listener({ remote: name, version, outcome, elapsed });
}

/** Says in the console which piece failed, and why. */
export const logFault = ({ name, version }: ChosenRemote, error: unknown): void =>
  console.error(`[tessera] a part of remote "${name}" ${version} failed`, error);
