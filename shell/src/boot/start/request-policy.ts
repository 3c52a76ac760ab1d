import { alert, failureText } from '../../core/notices';
import { errorPolicy, gateway, type RequestError } from '../../core/request';
import { stopAutoLogin } from '../../core/session';
import { dispatch } from '../../core/session-state';
import { type TextKey, text } from '../../platform/i18n';

const words = (key: TextKey<'shell'>): string => text('shell', key);

/** What the member is told about a failed call. */
const sentences = {
  please_login: () => words('please_login'),
  network: (error: RequestError) =>
    location.protocol === 'http:' && location.hostname !== 'localhost'
      ? words('network_error')
      : failureText(error),
  missing_encryption: () => words('missing_encryption'),
  message: (error: RequestError) =>
    error.code === 'gateway' ? error.message || words('unknown_error') : failureText(error),
} as const;

/** Gives the request client its policy: it signs out and alerts, and knows no more of either (section 8). */
export function installPolicy(): void {
  gateway.setPolicy(
    errorPolicy({
      // The gateway knows already, and the member's wish for automatic logins stands.
      logout: () => dispatch({ type: 'signedOut' }),
      stopAutoLogin,
      tell: (what, error) => void alert({ message: sentences[what](error) }),
    }),
  );
}
