import { RequestError, type RequestErrorCode } from '@tessera/shell/request';

const keys: Partial<Record<RequestErrorCode, string>> = {
  network: 'error_network',
  http: 'error_network',
  timeout: 'error_timeout',
  offline: 'error_offline',
  encryption: 'error_encryption',
  'no-key': 'error_encryption',
};

/** What a member reads about a failed call: the gateway's own sentence, one of ours, or the unknown-error text (R8.5). */
export function failureSentence(error: unknown, text: (key: string) => string): string {
  if (!(error instanceof RequestError)) return text('unknown_error');
  if (error.code === 'gateway') return error.message || text('unknown_error');
  return text(keys[error.code] ?? 'unknown_error');
}
