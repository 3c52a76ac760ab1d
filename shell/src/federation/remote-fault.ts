/**
 * Why a remote could not be used. `load`, `timeout`: its code did not come; `range`: it needs another shell; `shape`:
 * what came is no remote; `integrity`: the release names no hash for its code; `crash`: its code failed while it ran.
 */
export type RemoteFaultCode = 'load' | 'timeout' | 'range' | 'shape' | 'integrity' | 'crash';

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
