/** Input that is not what is expected. The message says where and why. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly code = 'input-invalid';
}
