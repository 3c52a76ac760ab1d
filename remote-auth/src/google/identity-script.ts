import { currentSite } from '@tessera/shell/site';
import { loadScript } from '../third-party/load-script';

const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';

interface Moment {
  isSkippedMoment(): boolean;
  isDismissedMoment(): boolean;
  getDismissedReason(): string;
}

/** The part of Google Identity Services that we use. */
interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    callback: (answer: { credential: string }) => void;
    context: 'signin';
    use_fedcm_for_prompt: true;
    cancel_on_tap_outside: boolean;
    itp_support: true;
  }): void;
  prompt(listener: (moment: Moment) => void): void;
  cancel(): void;
}

declare global {
  var google: { accounts: { id: GoogleIdentity } } | undefined;
}

/** Gave its credential, or was closed, or could not be shown at all. */
export type Prompted = { readonly credential: string } | 'dismissed' | 'skipped';

/**
 * Lets the browser (FedCM) or Google ask who the person is. With FedCM nobody tells whether and why nothing was
 * shown, only that the moment was skipped or dismissed.
 * @throws ScriptUnavailable
 */
export async function promptGoogle(clientId: string): Promise<Prompted> {
  await loadScript(currentSite().social.places.googleScript ?? GOOGLE_SCRIPT);
  const { google } = globalThis;
  if (!google) return 'skipped';
  const { id } = google.accounts;
  return new Promise((resolve) => {
    id.cancel();
    id.initialize({
      client_id: clientId,
      callback: ({ credential }) => resolve({ credential }),
      context: 'signin',
      use_fedcm_for_prompt: true,
      cancel_on_tap_outside: false,
      itp_support: true,
    });
    id.prompt((moment) => {
      if (moment.isSkippedMoment()) resolve('skipped');
      if (moment.isDismissedMoment() && moment.getDismissedReason() !== 'credential_returned')
        resolve('dismissed');
    });
  });
}

/** Takes the prompt away, if one stands. */
export const cancelGoogle = (): void => globalThis.google?.accounts.id.cancel();
