import type { TextKey } from '@tessera/shell/i18n';

/** Number of digits of a one-time code. */
export const CODE_LENGTH = 6;

/** @returns the key of the sentence that describes the fault of a code, or undefined without a fault */
export function codeFault(code: string): TextKey<'auth'> | undefined {
  if (code === '') return 'code_required';
  return code.length < CODE_LENGTH ? 'code_incomplete' : undefined;
}
