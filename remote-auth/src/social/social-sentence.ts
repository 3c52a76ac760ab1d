import type { Text, TextKey } from '@tessera/shell/i18n';
import { failureSentence } from '../failure/failure-sentence';

/** Failures of a third party that we have words for, by their code. */
const keys: Readonly<Record<string, TextKey<'auth'>>> = {
  'line-answer-unasked': 'sign_in_unasked',
  'line-refused': 'provider_refused',
  'script-unavailable': 'provider_unavailable',
};

/** What a member reads about a failed social sign-in. */
export function socialSentence(error: unknown, text: Text<'auth'>): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const key = keys[code];
  return key === undefined ? failureSentence(error, text) : text(key);
}
