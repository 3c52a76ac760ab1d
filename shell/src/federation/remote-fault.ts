/** Why a remote could not be used. `range`: it needs another shell; `shape`: what came is no remote. */
export type RemoteFaultCode = 'load' | 'timeout' | 'range' | 'shape' | 'integrity';

/** A remote that cannot be used; the rest of the page goes on without it. */
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
