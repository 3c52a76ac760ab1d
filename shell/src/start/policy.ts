import { text } from '../i18n/engine';
import { alert } from '../notices';
import { gateway } from '../request/gateway';
import { errorPolicy } from '../request/policy/error-policy';
import { signOut } from '../session';

const words = (key: string): string => text('shell', key);

/** What the member is told about a failed call. */
const sentences = {
  please_login: () => words('please_login'),
  network: () =>
    words(
      location.protocol === 'http:' && location.hostname !== 'localhost'
        ? 'network_error'
        : 'network_offline',
    ),
  missing_encryption: () => words('missing_encryption'),
  message: (message: string) => message || words('unknown_error'),
} as const;

/** Gives the request client its policy: it signs out and alerts, and knows no more of either (section 8). */
export function installPolicy(): void {
  gateway.usePolicy(
    errorPolicy({
      logout: () => void signOut(),
      tell: (what, error) =>
        void alert({ message: sentences[what](error.code === 'gateway' ? error.message : '') }),
    }),
  );
}
