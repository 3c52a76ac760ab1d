import { loadScript, ScriptUnavailable } from '@tessera/remote';
import { currentSite } from '@tessera/shell/site';

const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';

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

type Take = (credential: string) => void;

/** Google knows one receiver a page: whoever asked last gets the credential, else the page's own button. */
const takers: { asking: Take | undefined; standing: Take | undefined } = {
  asking: undefined,
  standing: undefined,
};
let readyFor: string | undefined;

/**
 * Google's script, set up for the merchant.
 * @throws ScriptUnavailable
 */
async function googleFor(clientId: string): Promise<GoogleIdentity> {
  await loadScript(currentSite().social.places.googleScript ?? GOOGLE_SCRIPT);
  const id = globalThis.google?.accounts.id;
  if (!id) throw new ScriptUnavailable('the script of Google brought nothing');
  if (readyFor !== clientId) {
    id.initialize({
      client_id: clientId,
      callback: ({ credential }) => {
        const take = takers.asking ?? takers.standing;
        takers.asking = undefined;
        take?.(credential);
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

/** Gave its credential, or was closed, or could not be shown at all. */
export type Prompted = { readonly credential: string } | 'dismissed' | 'skipped';

/**
 * Lets the browser (FedCM) or Google ask who the person is. With FedCM nobody tells whether and why nothing was
 * shown, only that the moment was skipped or dismissed.
 * @throws ScriptUnavailable
 */
export async function promptGoogle(clientId: string): Promise<Prompted> {
  const id = await googleFor(clientId);
  return new Promise((resolve) => {
    id.cancel();
    const end = (prompted: Prompted) => {
      takers.asking = undefined;
      resolve(prompted);
    };
    takers.asking = (credential) => end({ credential });
    id.prompt((moment) => {
      if (moment.isSkippedMoment()) end('skipped');
      if (moment.isDismissedMoment() && moment.getDismissedReason() !== 'credential_returned')
        end('dismissed');
    });
  });
}

/**
 * Draws Google's own button, which works even while Google rests from prompting. Its credential goes to `take`.
 * @throws ScriptUnavailable
 */
export async function drawGoogleButton(clientId: string, place: HTMLElement, take: Take): Promise<void> {
  const id = await googleFor(clientId);
  takers.standing = take;
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

/** Whether someone is being asked. */
export const isAsking = (): boolean => takers.asking !== undefined;

/** Takes the prompt away, if one stands. */
export const cancelGoogle = (): void => globalThis.google?.accounts.id.cancel();
