import type { LoadOutcome } from '@tessera/contract';

/** Why a remote could not be used. */
export type RemoteFaultCode = Exclude<LoadOutcome, 'loaded' | 'fallback'>;

/** A remote, or a part of one, that cannot be used; the rest of the page goes on without it. */
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
