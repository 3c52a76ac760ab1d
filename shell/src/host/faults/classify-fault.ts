import type { ChosenRemote } from '../choice';
import { RemoteFault, type RemoteFaultCode } from './remote-fault';

type Form = readonly [
  code: RemoteFaultCode,
  appears: (error: { name: string; message: string; code: unknown }) => boolean,
];

/** Every form in which a remote is known to fail, and who throws it. */
const forms: readonly Form[] = [
  // The federation runtime, for a shared module with `strictVersion`.
  ['range', ({ message }) => message.includes('does not satisfy the requirement')],
  // Our own guard on script and style tags.
  ['integrity', ({ name }) => name === 'IntegrityFault'],
  // lazyPage of the remote contract.
  ['timeout', ({ name }) => name === 'PageTimeout'],
  // webpack, for a script, and mini-css-extract-plugin, for a style.
  ['load', ({ name, code }) => name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED'],
  // The federation runtime, for an entry: RUNTIME-008 and its kin.
  ['load', ({ message }) => /RUNTIME-00\d|ScriptNetworkError/.test(message)],
];

const partsOf = (error: unknown) => ({
  name: error instanceof Error ? error.name : '',
  message: error instanceof Error ? error.message : String(error),
  code: typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined,
});

/** What went wrong with a remote; a form that nobody knows is a `crash` of its own code. */
export function classifyFault({ name }: Pick<ChosenRemote, 'name'>, error: unknown): RemoteFault {
  if (error instanceof RemoteFault) return error;
  const parts = partsOf(error);
  const code = forms.find(([, appears]) => appears(parts))?.[0] ?? 'crash';
  return new RemoteFault(code, name, parts.message, error);
}

/** Faults that no second try on this page can cure: the remote came, and does not fit. */
export const isLasting = ({ code }: RemoteFault): boolean => code === 'range' || code === 'shape';
