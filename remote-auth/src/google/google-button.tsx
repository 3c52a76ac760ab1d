import { useText } from '@tessera/shell/i18n';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { tell } from '../social/enter';
import { isReturn } from '../social/landing-slot';
import { isPrivateBrowsing } from '../social/private-browsing';
import { useEntrance } from '../social/use-entrance';
import styles from './google-button.module.css';
import { cancelGoogle, drawGoogleButton, isAsking, promptGoogle } from './identity-script';

/** In ms after the page has come (R9.28). */
export const ONE_TAP_DELAY = 500;

export interface GoogleButtonProps {
  readonly clientId: string;
  /** Our own button: it stands until Google's is there, and wherever that does not come. */
  readonly children: ReactNode;
}

/**
 * Google's own button, and its offer of the account that the browser knows (one tap). The button is the one way that
 * works while Google rests, as it does for hours once someone has closed its offer.
 */
export function GoogleButton({ clientId, children }: GoogleButtonProps): ReactNode {
  const text = useText('auth');
  const { enterWith, dialog } = useEntrance();
  const place = useRef<HTMLSpanElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  // Someone who comes back from a provider has made their choice: they are not asked once more.
  const [wasAway] = useState(isReturn);

  const take = useEffectEvent(async (credential: string) => {
    try {
      const { exchange } = await import(/* webpackChunkName: "identity" */ '../identity/exchange');
      await enterWith(await exchange('google', { idToken: credential }), false);
    } catch (error) {
      tell(error, text);
    }
  });

  const offer = useEffectEvent(async (isOver: () => boolean) => {
    // In a private window our own button says why it cannot be (R5.9).
    if (!place.current || (await isPrivateBrowsing()) || isOver()) return;
    await drawGoogleButton(clientId, place.current, (credential) => void take(credential));
    if (isOver()) return;
    setDrawn(true);
    if (wasAway || isAsking()) return;
    const prompted = await promptGoogle(clientId);
    // Nothing shown is no failure.
    if (typeof prompted === 'object' && !isOver()) await take(prompted.credential);
  });

  useEffect(() => {
    let over = false;
    const timer = setTimeout(() => {
      offer(() => over).catch((error: Error) => {
        // Whoever has gone on misses nothing.
        if (!over) console.warn(`[tessera] Google could not be offered: ${error.message}`);
      });
    }, ONE_TAP_DELAY);
    return () => {
      over = true;
      clearTimeout(timer);
      cancelGoogle();
    };
  }, []);

  return (
    <span className={styles.google} data-drawn={isDrawn || undefined}>
      {!isDrawn && children}
      <span ref={place} className={styles.place} />
      {dialog}
    </span>
  );
}
