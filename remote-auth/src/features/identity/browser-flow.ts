import { type FirebaseChannel, firebaseChannel } from '@tessera/contract';
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
import * as v from 'valibot';
import { redirectChannel } from '../../common/channel';
import type { ReadCallback, SignIn } from '../../common/provider';
import { proofOf } from './exchange';
import { identityAuth } from './identity-auth';
import { popupsWork } from './popups-work';

/** The person closed the provider's window, or opened another one. These are not failures (R8.23). */
const cancellations: readonly unknown[] = [
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
  'auth/redirect-cancelled-by-user',
];

const isCancellation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && cancellations.includes(error.code);

const makers: Readonly<Record<FirebaseChannel, () => AuthProvider>> = {
  // R9.34
  google: () => new GoogleAuthProvider().addScope('email'),
  facebook: () => new FacebookAuthProvider().addScope('email'),
  twitter: () => new TwitterAuthProvider(),
};

/**
 * Signs in at the provider's own page: in a popup, or by leaving this page where popups do not work (R4.14).
 * @returns undefined if the person cancelled
 * @throws FirebaseError, IdentityNotSetUp
 */
export async function signInAtProvider(channel: FirebaseChannel): ReturnType<SignIn> {
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
    if (isCancellation(error)) return undefined;
    throw error;
  }
}

/**
 * Reads the result of a sign-in that left this page (R4.14).
 * @returns undefined without a result
 * @throws FirebaseError, IdentityNotSetUp
 */
export const readRedirect: ReadCallback = async ({ channel }) => {
  if (!v.is(firebaseChannel, channel)) return undefined;
  const result = await getRedirectResult(identityAuth(), browserPopupRedirectResolver);
  return result ? { proof: await proofOf(channel, result) } : undefined;
};
