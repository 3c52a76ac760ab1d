import { loadScript, ScriptUnavailable } from '@tessera/remote';
import { currentSite } from '@tessera/shell/site';

export const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';

interface Moment {
  isSkippedMoment(): boolean;
  isDismissedMoment(): boolean;
  getDismissedReason(): string;
}

/** The part of Google Identity Services that we use. */
export interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    callback: (answer: { credential: string }) => void;
    context: 'signin';
    use_fedcm_for_prompt: true;
    use_fedcm_for_button: true;
    cancel_on_tap_outside: boolean;
    itp_support: true;
  }): void;
  prompt(listener: (moment: Moment) => void): void;
  renderButton(
    place: HTMLElement,
    look: {
      type: 'icon';
      shape: 'circle';
      size: 'large';
      text: 'continue_with';
      theme: 'outline' | 'filled_black';
      locale: string;
    },
  ): void;
  cancel(): void;
}

declare global {
  var google: { accounts: { id: GoogleIdentity } } | undefined;
}

type Listener = (credential: string) => void;

/** The result of a prompt. `skipped`: it could not be shown. */
type Prompted = { readonly credential: string } | 'dismissed' | 'skipped';

// Google knows one callback a page: the credential goes to the open prompt, or else to the button.
let endPrompt: ((prompted: Prompted) => void) | undefined;
let buttonListener: Listener | undefined;
let readyFor: string | undefined;

/**
 * Loads Google's script and sets it up for the merchant.
 * @throws ScriptUnavailable
 */
async function googleFor(clientId: string): Promise<GoogleIdentity> {
  await loadScript(currentSite().social.places.googleScript ?? GOOGLE_SCRIPT);
  const id = globalThis.google?.accounts.id;
  if (!id) throw new ScriptUnavailable('the script of Google defines no google.accounts');
  if (readyFor !== clientId) {
    id.initialize({
      client_id: clientId,
      callback: ({ credential }) => {
        if (endPrompt) endPrompt({ credential });
        else buttonListener?.(credential);
      },
      context: 'signin',
      use_fedcm_for_prompt: true,
      use_fedcm_for_button: true,
      cancel_on_tap_outside: false,
      itp_support: true,
    });
    readyFor = clientId;
  }
  return id;
}

/**
 * Lets the browser (FedCM) or Google ask for the account. FedCM does not report whether a prompt was shown, only that
 * it was skipped or dismissed.
 * @throws ScriptUnavailable
 */
export async function promptGoogle(clientId: string): Promise<Prompted> {
  const id = await googleFor(clientId);
  return new Promise((resolve) => {
    cancelGoogle();
    const end = (prompted: Prompted) => {
      // Google reports the end of a prompt late: the next one may be open already.
      if (endPrompt === end) endPrompt = undefined;
      resolve(prompted);
    };
    endPrompt = end;
    id.prompt((moment) => {
      if (moment.isSkippedMoment()) end('skipped');
      if (moment.isDismissedMoment() && moment.getDismissedReason() !== 'credential_returned')
        end('dismissed');
    });
  });
}

/**
 * Draws Google's own button. It works even while Google does not prompt.
 * @param listener gets the credential
 * @throws ScriptUnavailable
 */
export async function drawGoogleButton(
  clientId: string,
  place: HTMLElement,
  listener: Listener,
): Promise<void> {
  const id = await googleFor(clientId);
  buttonListener = listener;
  place.replaceChildren();
  id.renderButton(place, {
    type: 'icon',
    shape: 'circle',
    size: 'large',
    text: 'continue_with',
    theme: document.documentElement.dataset.scheme === 'dark' ? 'filled_black' : 'outline',
    locale: document.documentElement.lang,
  });
}

/** Whether a prompt is open. */
export const isAsking = (): boolean => endPrompt !== undefined;

/** Closes the prompt, if one is open. */
export function cancelGoogle(): void {
  endPrompt?.('dismissed');
  globalThis.google?.accounts.id.cancel();
}
