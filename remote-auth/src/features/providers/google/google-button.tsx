import { useSite } from '@tessera/shell/site';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isReturn } from '../../../common/auth-callback';
import { isPrivateBrowsing } from '../../../common/private-browsing';
import type { OwnButtonProps } from '../../../common/provider';
import styles from './google-button.module.css';
import { cancelGoogle, drawGoogleButton, isAsking, promptGoogle } from './identity-script';

/** In ms after the page is shown (R9.28). */
const ONE_TAP_DELAY = 500;

/** Whether a field has the focus: the visitor has begun to sign in another way. */
const isTyping = () => document.activeElement instanceof HTMLInputElement;

async function proofOf(credential: string) {
  const { exchange } = await import(/* webpackChunkName: "identity" */ '../../identity/exchange');
  return exchange('google', { idToken: credential });
}

/**
 * Google's own button, and its offer of the account that the browser knows (one tap). Google does not prompt for hours
 * after a member has closed its offer; its button works all the same. The offer would cover the form and its keyboard, so
 * it is neither made nor kept once the visitor types.
 */
function DrawnByGoogle({ clientId, children, onProof }: OwnButtonProps & { readonly clientId: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  // A visitor who returns from a provider has made their choice: do not prompt again.
  const [wasAway] = useState(isReturn);

  const signIn = useEffectEvent((credential: string) => onProof(proofOf(credential)));

  const offer = useEffectEvent(async (isOver: () => boolean) => {
    // In a private window our own button explains why it does not work (R5.9).
    if (!place.current || (await isPrivateBrowsing()) || isOver()) return;
    await drawGoogleButton(clientId, place.current, (credential) => void signIn(credential));
    if (isOver()) return;
    setDrawn(true);
    if (wasAway || isAsking() || isTyping()) return;
    const prompted = await promptGoogle(clientId);
    if (typeof prompted === 'object' && !isOver()) await signIn(prompted.credential);
  });

  // A layout effect: while React hides the page, `place` is empty, and passive effects of the page are not ended.
  useLayoutEffect(() => {
    let over = false;
    const timer = setTimeout(() => {
      offer(() => over).catch((error: Error) => {
        if (!over) console.warn(`[tessera] Google's button could not be shown: ${error.message}`);
      });
    }, ONE_TAP_DELAY);
    const cancelIfTyping = () => {
      if (isTyping()) cancelGoogle();
    };
    document.addEventListener('focusin', cancelIfTyping);
    return () => {
      over = true;
      document.removeEventListener('focusin', cancelIfTyping);
      clearTimeout(timer);
      cancelGoogle();
    };
  }, []);

  return (
    <span className={styles.google} data-drawn={isDrawn || undefined}>
      {!isDrawn && children}
      <span ref={place} className={styles.place} />
    </span>
  );
}

/** Google's button if the merchant has a client id; else ours. */
export function GoogleButton({ children, onProof }: OwnButtonProps): ReactNode {
  const clientId = useSite((site) => site.smsProvider.googleWebClientId);
  if (!clientId) return children;
  return (
    <DrawnByGoogle clientId={clientId} onProof={onProof}>
      {children}
    </DrawnByGoogle>
  );
}
