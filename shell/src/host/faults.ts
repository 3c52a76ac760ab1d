import type { LoadOutcome } from '@tessera/contract';
import type { ChosenRemote } from './choice';

/** Why a remote cannot be used. */
export type RemoteFaultCode = Exclude<LoadOutcome, 'loaded' | 'fallback'>;

/** A remote, or a part of one, cannot be used. The rest of the page is not affected. */
export class RemoteFault extends Error {
  override readonly name = 'RemoteFault';
  readonly code: RemoteFaultCode;
  readonly remote: string;

  constructor(code: RemoteFaultCode, remote: string, message: string, cause?: unknown) {
    super(`${remote}: ${message}`, { cause });
    this.code = code;
    this.remote = remote;
  }
}

type Form = readonly [
  code: RemoteFaultCode,
  appears: (error: { name: string; message: string; code: unknown }) => boolean,
];

/** Every known form of a remote's failure, and what throws it. */
const forms: readonly Form[] = [
  // The federation runtime, for a shared module with `strictVersion`.
  ['range', ({ message }) => message.includes('does not satisfy the requirement')],
  // Our own guard of script and style tags.
  ['integrity', ({ name }) => name === 'IntegrityFault'],
  // lazyPage of the remote contract.
  ['timeout', ({ name }) => name === 'PageTimeout'],
  // webpack, for a script, and mini-css-extract-plugin, for a style.
  ['load', ({ name, code }) => name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED'],
  // The federation runtime, for an entry: RUNTIME-008 and related codes.
  ['load', ({ message }) => /RUNTIME-00\d|ScriptNetworkError/.test(message)],
];

const partsOf = (error: unknown) => ({
  name: error instanceof Error ? error.name : '',
  message: error instanceof Error ? error.message : String(error),
  code: typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined,
});

/** Turns an error of a remote into a RemoteFault. An unknown form is a `crash` of the remote's own code. */
export function classifyFault({ name }: Pick<ChosenRemote, 'name'>, error: unknown): RemoteFault {
  if (error instanceof RemoteFault) return error;
  const parts = partsOf(error);
  const code = forms.find(([, appears]) => appears(parts))?.[0] ?? 'crash';
  return new RemoteFault(code, name, parts.message, error);
}

/** Whether the code did not come, so that it may come once there is a connection again. */
export const isMissingCode = ({ code }: RemoteFault): boolean => code === 'load' || code === 'timeout';

/** Whether a second try on this page would fail too: the code came, and does not fit this shell or the contract. */
export const isLasting = ({ code }: RemoteFault): boolean => code === 'range' || code === 'shape';
