import type { SocialProof } from '@tessera/contract';
import { environment, NativeFailure } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { toast } from '@tessera/shell/notices';
import { useEffect, useState } from 'react';
import type { Channel } from '../../common/channel';
import { isPrivateBrowsing } from '../../common/private-browsing';
import type { Provider } from '../../common/provider';
import { providers } from '../providers';
import { ChannelUnsupported, signInByApp } from './native-sign-in';
import { notifyFailure } from './social-failure';
import { useProofSignIn } from './use-proof-sign-in';

/** In ms (R5.9). */
const INCOGNITO_NOTICE = 1_500;

/** Most sign-ins need storage that a private window does not keep (R5.9). */
const isRefused = async ({ worksInPrivate = false }: Provider) =>
  !worksInPrivate && (await isPrivateBrowsing());

/** The sign-in of the buttons, from the tap to the page after it. */
export function useSocialSignIn() {
  const text = useText('auth');
  const { signInWith, dialog } = useProofSignIn();
  const [busy, setBusy] = useState<Channel>();

  useEffect(() => {
    // The back button can restore the page as it was when it was left, with a busy button.
    const reset = ({ persisted }: PageTransitionEvent) => persisted && setBusy(undefined);
    addEventListener('pageshow', reset);
    return () => removeEventListener('pageshow', reset);
  }, []);

  const proofBy = async (provider: Provider) => {
    if (environment().isNativeApp) return signInByApp(provider);
    const signIn = await provider.load();
    return signIn();
  };

  const fail = (error: unknown) => {
    if (error instanceof ChannelUnsupported) return toast(text('coming_soon'));
    // The shell has shown it already.
    if (error instanceof NativeFailure) return;
    notifyFailure(error, text);
  };

  const start = async (provider: Provider) => {
    if (busy !== undefined) return;
    for (const { cancel } of providers) cancel?.();
    setBusy(provider.channel);
    try {
      if (await isRefused(provider)) toast(text('not_support_incognito'), { duration: INCOGNITO_NOTICE });
      else {
        const proof = await proofBy(provider);
        // Keep the buttons disabled until the page is left.
        if (proof === 'leaving') return;
        if (proof) await signInWith(proof);
      }
    } catch (error) {
      fail(error);
    }
    setBusy(undefined);
  };

  /** Signs in with a proof of a provider's own button. */
  const onProof = async (proof: Promise<SocialProof>) => {
    try {
      await signInWith(await proof);
    } catch (error) {
      notifyFailure(error, text);
    }
  };

  return { busy, start, onProof, dialog };
}
