/**
 * Why an override is refused. `address`: it is not on this machine; `unreachable`: its server sends no `remote.json`;
 * `description`: its `remote.json` does not describe a remote, or describes another one.
 */
export type OverrideFault = 'address' | 'unreachable' | 'description';

/** An override is refused. The released version runs. */
export class OverrideError extends Error {
  override readonly name = 'OverrideError';
  constructor(
    readonly code: OverrideFault,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}
