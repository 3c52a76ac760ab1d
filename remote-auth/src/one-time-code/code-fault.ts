import type { TextKey } from '@tessera/shell/i18n';
/** Digits of a one-time code. */
export const CODE_LENGTH = 6;

/** Key of the sentence that says what is wrong with a code, or undefined when nothing is. */
export function codeFault(code: string): TextKey<'auth'> | undefined {
  if (code === '') return 'code_required';
  return code.length < CODE_LENGTH ? 'code_incomplete' : undefined;
}
