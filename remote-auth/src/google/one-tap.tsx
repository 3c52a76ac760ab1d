import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { useSite } from '@tessera/shell/site';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { tell } from '../social/enter';
import { isReturn } from '../social/landing-slot';
import { isPrivateBrowsing } from '../social/private-browsing';
import { useEntrance } from '../social/use-entrance';
import { cancelGoogle, promptGoogle } from './identity-script';

/** In ms after the page has come (R9.28). */
export const ONE_TAP_DELAY = 500;

/** Google refuses to work in the views of other apps. */
const isUnsuitable = () => {
  const { isNativeApp, isTelegram, isMaya, isGcash } = environment();
  return isNativeApp || isTelegram || isMaya || isGcash;
};

/** Lets Google offer the account that the browser knows, without a tap on any button. Silent where it cannot. */
export function GoogleOneTap(): ReactNode {
  const text = useText('auth');
  const clientId = useSite((site) => site.smsProvider.googleWebClientId);
  const { enterWith, dialog } = useEntrance();
  // Someone who comes back from a provider has made their choice.
  const [wasAway] = useState(isReturn);

  const offer = useEffectEvent(async (id: string, isOver: () => boolean) => {
    if (isUnsuitable() || (await isPrivateBrowsing()) || isOver()) return;
    // Nothing shown is no failure: Google rests after someone closed it.
    const prompted = await promptGoogle(id).catch(() => 'skipped' as const);
    if (isOver() || prompted === 'skipped' || prompted === 'dismissed') return;
    try {
      const { exchange } = await import(/* webpackChunkName: "identity" */ '../identity/exchange');
      await enterWith(await exchange('google', { idToken: prompted.credential }), false);
    } catch (error) {
      tell(error, text);
    }
  });

  useEffect(() => {
    if (!clientId || wasAway) return;
    let over = false;
    const timer = setTimeout(() => void offer(clientId, () => over), ONE_TAP_DELAY);
    return () => {
      over = true;
      clearTimeout(timer);
      cancelGoogle();
    };
  }, [clientId, wasAway]);

  return dialog;
}
