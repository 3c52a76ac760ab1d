import type { Text } from '@tessera/shell/i18n';
import { failureText } from '@tessera/shell/notices';
import { RequestError } from '@tessera/shell/request';
import { phoneAuthSentence } from './phone-auth-sentence';
import { ToldError } from './told-error';

/** What a member reads about a failure: the gateway's own sentence, its cause, or the unknown-error text (R8.5). */
export function failureSentence(error: unknown, text: Text<'auth'>): string {
  if (error instanceof ToldError) return text(error.key);
  if (!(error instanceof RequestError)) return phoneAuthSentence(error, text) ?? text('unknown_error');
  if (error.code === 'gateway') return error.message || text('unknown_error');
  return failureText(error);
}
