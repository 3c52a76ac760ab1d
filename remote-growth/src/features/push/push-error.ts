/** The platform's codes for failures of push messages on a device (R8.34). */
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

/** This device could not be registered for push messages, or not removed. */
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

/**
 * Converts an error of the push service's library.
 * @param otherwise the code for errors that have none there, such as a failed connection
 */
export function asPushError(error: unknown, otherwise: PushErrorCode): PushError {
  if (error instanceof PushError) return error;
  return new PushError(codeOf(error) ?? otherwise, error instanceof Error ? error.message : String(error));
}
