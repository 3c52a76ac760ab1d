/**
 * Why an override is not taken. `address`: it does not lie on this machine; `unreachable`: its server gives no
 * `remote.json`; `description`: what it gives describes no remote, or another one.
 */
export type OverrideFault = 'address' | 'unreachable' | 'description';

/** An override that is not taken; the page goes on without it. */
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
