import type { Text } from '@tessera/shell/i18n';
import { failureText } from '@tessera/shell/notices';
import { RequestError } from '@tessera/shell/request';
import { phoneAuthSentence } from './phone-auth-sentence';

/** An error with a sentence of its own. */
export abstract class DescribedError extends Error {
  /** Key of the sentence in the catalog. */
  abstract readonly key: string;
}

/** @returns the sentence that a member reads about a failure: the gateway's, that of its cause, or a general one (R8.5) */
export function failureSentence(error: unknown, text: Text): string {
  if (error instanceof DescribedError) return text(error.key);
  if (!(error instanceof RequestError)) return phoneAuthSentence(error, text) ?? text('unknown_error');
  if (error.code === 'gateway') return error.message || text('unknown_error');
  return failureText(error);
}
