import type { SocialProof } from '@tessera/contract';
import { environment, NativeFailure } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { toast } from '@tessera/shell/notices';
import { useEffect, useState } from 'react';
import { type Channel, type SocialPurpose, socialPurpose } from '../../common/channel';
import { isPrivateBrowsing } from '../../common/private-browsing';
import type { Provider } from '../../common/provider';
import { providers } from '../providers';
import { ChannelUnsupported, signInByApp } from './native-sign-in';
import { notifyFailure } from './social-failure';

/** In ms (R5.9). */
const INCOGNITO_NOTICE = 1_500;

/** Most sign-ins need storage that a private window does not keep (R5.9). */
const isRefused = async ({ worksInPrivate = false }: Provider) =>
  !worksInPrivate && (await isPrivateBrowsing());

/** What the proof of a provider is used for. */
export interface ProofUse {
  /** Absent for a login. Kept while the page is left for the provider. */
  readonly purpose?: SocialPurpose;
  /** @throws what stops the use, which is shown */
  readonly use: (proof: SocialProof) => Promise<void>;
  /** The only channel whose button shows. Default: all that are offered. */
  readonly channel?: Channel | undefined;
}

/** The proofs of the buttons, from the tap to their use. */
export function useSocialProof({ purpose, use }: ProofUse) {
  const text = useText('auth');
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
    if (purpose) socialPurpose.set(purpose);
    // That of a sign-in which the person did not finish.
    else socialPurpose.remove();
    try {
      if (await isRefused(provider)) toast(text('not_support_incognito'), { duration: INCOGNITO_NOTICE });
      else {
        const proof = await proofBy(provider);
        // Keep the buttons disabled until the page is left.
        if (proof === 'leaving') return;
        if (proof) await use(proof);
      }
    } catch (error) {
      fail(error);
    }
    socialPurpose.remove();
    setBusy(undefined);
  };

  /** Uses a proof of a provider's own button. */
  const onProof = async (proof: Promise<SocialProof>) => {
    try {
      await use(await proof);
    } catch (error) {
      notifyFailure(error, text);
    }
  };

  return { busy, start, onProof };
}
