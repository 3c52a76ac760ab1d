import { alert, failureText } from '../../core/notices';
import { errorPolicy, gateway, type RequestError } from '../../core/request';
import { stopAutoLogin } from '../../core/session';
import { dispatch } from '../../core/session-state';
import { type TextKey, text } from '../../platform/i18n';

const words = (key: TextKey<'shell'>): string => text('shell', key);

/** The messages for failed calls. */
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

/** Sets the policy of the request client: it signs out and alerts (section 8). */
export function installPolicy(): void {
  gateway.setPolicy(
    errorPolicy({
      // The gateway has ended the session already, and the automatic login stays on.
      logout: () => dispatch({ type: 'signedOut' }),
      stopAutoLogin,
      notify: (what, error) => void alert({ message: sentences[what](error) }),
    }),
  );
}
