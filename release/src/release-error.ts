/** What can be wrong with a build, a release or a merchant. */
export type ReleaseErrorCode =
  | 'path-invalid'
  | 'build-invalid'
  | 'file-missing'
  | 'file-changed'
  | 'file-unlisted'
  | 'version-changed'
  | 'unknown-version'
  | 'shell-range'
  | 'shell-face'
  | 'path-conflict'
  | 'no-weight'
  | 'release-invalid'
  | 'release-conflict'
  | 'merchant-invalid'
  | 'unknown-merchant'
  | 'no-release'
  | 'no-stable'
  | 'rollout-invalid'
  | 'rollout-under-way'
  | 'nothing-before'
  | 'store-damaged'
  | 'preview-invalid'
  | 'store-unnamed'
  | 'store-invalid'
  | 'no-target'
  | 'file-unreadable'
  | 'host-conflict'
  | 'inline-unsafe'
  | 'unquotable';

/** A refusal. The message is one or two sentences for the operator: what is wrong, and what to do about it. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  constructor(
    readonly code: ReleaseErrorCode,
    message: string,
  ) {
    super(message);
  }
}
