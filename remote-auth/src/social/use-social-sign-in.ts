import { environment, NativeFailure } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { toast } from '@tessera/shell/notices';
import { useEffect, useState } from 'react';
import { cancelGoogle } from '../google/identity-script';
import type { Channel } from './channel';
import { tell } from './enter';
import { ChannelUnsupported, signInByApp } from './native-sign-in';
import { isPrivateBrowsing } from './private-browsing';
import type { Provider } from './provider';
import { useEntrance } from './use-entrance';

/** In ms (R5.9). */
const INCOGNITO_NOTICE = 1_500;

/** A private window loses what a sign-in has to keep; Telegram's keeps nothing (R5.9). */
const isRefused = async ({ channel }: Provider) => channel !== 'telegram' && (await isPrivateBrowsing());

/** The buttons' work: from the tap to the page after it. */
export function useSocialSignIn() {
  const text = useText('auth');
  const { enterWith, dialog } = useEntrance();
  const [busy, setBusy] = useState<Channel>();

  useEffect(() => {
    // Back from the provider to the page as it was left.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setBusy(undefined);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  const proofBy = async ({ channel, load }: Provider) => {
    if (environment().isNativeApp) return signInByApp(channel);
    const { default: signIn } = await load();
    return signIn();
  };

  const fail = (error: unknown) => {
    if (error instanceof ChannelUnsupported) return toast(text('coming_soon'));
    // The shell has told it.
    if (error instanceof NativeFailure) return;
    tell(error, text);
  };

  const start = async (provider: Provider) => {
    if (busy !== undefined) return;
    cancelGoogle();
    setBusy(provider.channel);
    try {
      if (await isRefused(provider)) toast(text('not_support_incognito'), { duration: INCOGNITO_NOTICE });
      else {
        const proof = await proofBy(provider);
        // The page goes away: nothing else may be tapped until it has.
        if (proof === 'leaving') return;
        if (proof) await enterWith(proof, false);
      }
    } catch (error) {
      fail(error);
    }
    setBusy(undefined);
  };

  return { busy, start, dialog };
}
