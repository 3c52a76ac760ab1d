import { RequestError, type RequestErrorCode } from '@tessera/shell/request';
import { phoneAuthSentence } from './phone-auth-sentence';
import { ToldError } from './told-error';

const keys: Partial<Record<RequestErrorCode, string>> = {
  network: 'error_network',
  http: 'error_network',
  timeout: 'error_timeout',
  offline: 'error_offline',
  encryption: 'error_encryption',
  'no-key': 'error_encryption',
};

type Text = (key: string, values?: Readonly<Record<string, string>>) => string;

/** What a member reads about a failure: the gateway's own sentence, one of ours, or the unknown-error text (R8.5). */
export function failureSentence(error: unknown, text: Text): string {
  if (error instanceof ToldError) return text(error.key);
  if (!(error instanceof RequestError)) return phoneAuthSentence(error, text) ?? text('unknown_error');
  if (error.code === 'gateway') return error.message || text('unknown_error');
  return text(keys[error.code] ?? 'unknown_error');
}
