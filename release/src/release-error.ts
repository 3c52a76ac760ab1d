/** Error codes of the release tool. docs/operations.md describes each one; a test keeps both lists equal. */
export const releaseErrorCodes = [
  'path-invalid',
  'build-invalid',
  'file-missing',
  'file-changed',
  'file-unlisted',
  'version-changed',
  'unknown-version',
  'shell-range',
  'shell-api',
  'path-conflict',
  'no-weight',
  'release-invalid',
  'release-conflict',
  'merchant-invalid',
  'unknown-merchant',
  'known-merchant',
  'answers-missing',
  'no-release',
  'no-stable',
  'rollout-invalid',
  'rollout-under-way',
  'nothing-before',
  'store-damaged',
  'preview-invalid',
  'store-unnamed',
  'store-invalid',
  'no-target',
  'option-invalid',
  'file-unreadable',
  'gateway-insecure',
  'upstream-unreached',
  'port-unavailable',
  'host-conflict',
  'inline-unsafe',
  'unquotable',
  'reload-failed',
  'not-signed',
  'key-invalid',
  'licence-refused',
  'console-insecure',
  'signed-out',
  'not-allowed',
  'unknown-job',
] as const;
export type ReleaseErrorCode = (typeof releaseErrorCodes)[number];

/** An expected failure. The message tells the operator in one or two sentences what is wrong and what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  constructor(
    readonly code: ReleaseErrorCode,
    message: string,
  ) {
    super(message);
  }
}
