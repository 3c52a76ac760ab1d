import type { FirebaseChannel, SocialProof } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import {
  type AuthProvider,
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  getRedirectResult,
  signInWithPopup,
  signInWithRedirect,
  TwitterAuthProvider,
} from 'firebase/auth';
import { redirectChannel } from '../social/channel';
import { proofOf } from './exchange';
import { identityAuth } from './identity-auth';
import { isChangeOfMind } from './identity-failure';
import { popupsWork } from './popups-work';

const makers: Readonly<Record<FirebaseChannel, () => AuthProvider>> = {
  // R9.34
  google: () => new GoogleAuthProvider().addScope('email'),
  facebook: () => new FacebookAuthProvider().addScope('email'),
  twitter: () => new TwitterAuthProvider(),
};

/**
 * Signs in at a provider's own page: in a popup, or where none works by leaving this page (R4.14).
 * @throws FirebaseError, IdentityNotSetUp
 */
export async function signInAtProvider(
  channel: FirebaseChannel,
): Promise<SocialProof | 'leaving' | undefined> {
  const provider = makers[channel]();
  if (!popupsWork(environment(), navigator.userAgent)) {
    redirectChannel.set(channel);
    await signInWithRedirect(identityAuth(), provider, browserPopupRedirectResolver);
    return 'leaving';
  }
  try {
    return await proofOf(
      channel,
      await signInWithPopup(identityAuth(), provider, browserPopupRedirectResolver),
    );
  } catch (error) {
    if (isChangeOfMind(error)) return undefined;
    throw error;
  }
}

/**
 * What a sign-in brought that left this page (R4.14); undefined when nothing did.
 * @throws FirebaseError, IdentityNotSetUp
 */
export async function redirectProof(channel: FirebaseChannel): Promise<SocialProof | undefined> {
  const result = await getRedirectResult(identityAuth(), browserPopupRedirectResolver);
  return result ? proofOf(channel, result) : undefined;
}
