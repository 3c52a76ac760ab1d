import { errorCode } from '@tessera/contract';
import type { Text, TextKey } from '@tessera/shell/i18n';
import { alert, failureText } from '@tessera/shell/notices';
import { RequestError } from '@tessera/shell/request';
import { phoneAuthSentence } from './phone-auth-sentence';

/** An error with a sentence of its own. */
export abstract class DescribedError extends Error {
  /** Key of the sentence in the catalog. */
  abstract readonly key: TextKey<'auth'>;
}

/** @returns the sentence that a member reads about a failure: the gateway's, that of its cause, or a general one (R8.5) */
export function failureSentence(error: unknown, text: Text<'auth'>): string {
  if (error instanceof DescribedError) return text(error.key);
  if (!(error instanceof RequestError)) return phoneAuthSentence(error, text) ?? text('unknown_error');
  if (error.code === 'gateway') return error.message || text('unknown_error');
  return failureText(error);
}

/** Shows the sentence of a failure in an alert with a title and a button (R8.20). */
export const alertFailure = (message: string, text: Text<'auth'>): void =>
  void alert({ title: text('notice'), message, confirmLabel: text('confirm') });

/** Whether a failure must not raise an alert (R8.6, R8.9). A form may still show it beside its button. */
export const isQuiet = (error: unknown): boolean =>
  error instanceof RequestError &&
  (error.status === 502 || error.errorCode?.startsWith(errorCode.tooManyRequests) === true);
