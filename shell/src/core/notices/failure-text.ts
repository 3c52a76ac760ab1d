import { type TextKey, text } from '../../platform/i18n';
import { RequestError, type RequestErrorCode } from '../request';

const keys: Readonly<Partial<Record<RequestErrorCode, TextKey<'shell'>>>> = {
  gateway: 'failure_refused',
  http: 'failure_server',
  network: 'failure_network',
  timeout: 'failure_timeout',
  offline: 'failure_offline',
  malformed: 'failure_unreadable',
  unauthorized: 'please_login',
  encryption: 'missing_encryption',
  'no-key': 'missing_encryption',
};

/** The text for a failed call: the gateway's own sentence, else the cause and the next step in the current language. */
export function failureText(error: unknown): string {
  if (!(error instanceof RequestError)) return text('shell', 'unknown_error');
  if (error.code === 'gateway' && error.message) return error.message;
  return text('shell', keys[error.code] ?? 'unknown_error');
}
