/** All that can be wrong with push messages on a device, by the platform's own names (R8.34). */
export const pushErrorCodes = [
  'token-subscribe-failed',
  'token-subscribe-no-token',
  'token-update-failed',
  'token-update-no-token',
  'token-unsubscribe-failed',
  'permission-blocked',
  'permission-default',
  'unsupported-browser',
  'indexed-db-unsupported',
  'failed-service-worker-registration',
  'missing-app-config-values',
] as const;

export type PushErrorCode = (typeof pushErrorCodes)[number];

/** This device cannot be reached by push messages, or no longer be taken off. */
export class PushError extends Error {
  override readonly name = 'PushError';
  constructor(
    readonly code: PushErrorCode,
    message: string,
  ) {
    super(message);
  }
}

const codeOf = (error: unknown): PushErrorCode | undefined =>
  error instanceof Error && 'code' in error
    ? pushErrorCodes.find((code) => error.code === `messaging/${code}`)
    : undefined;

/** What the push service's library threw, as one of ours; `otherwise` is for what it has no name for, such as no connection. */
export function asPushError(error: unknown, otherwise: PushErrorCode): PushError {
  if (error instanceof PushError) return error;
  return new PushError(codeOf(error) ?? otherwise, error instanceof Error ? error.message : String(error));
}
