import type { FirebaseChannel, SocialProof } from '@tessera/contract';
import {
  type AuthCredential,
  FacebookAuthProvider,
  GoogleAuthProvider,
  signInWithCredential,
  signOut,
  TwitterAuthProvider,
  type UserCredential,
} from 'firebase/auth';
import type { ProviderTokens } from '../../common/provider';
import { identityAuth } from './identity-auth';

const credentials: Readonly<Record<FirebaseChannel, (tokens: ProviderTokens) => AuthCredential>> = {
  google: ({ idToken, accessToken }) => GoogleAuthProvider.credential(idToken, accessToken),
  facebook: ({ accessToken = '' }) => FacebookAuthProvider.credential(accessToken),
  twitter: ({ accessToken = '', secret = '' }) => TwitterAuthProvider.credential(accessToken, secret),
};

/** Reads the identity token of a sign-in, and signs out of the identity service: the session is the gateway's. */
export async function proofOf(
  firebaseChannel: FirebaseChannel,
  { user }: UserCredential,
): Promise<SocialProof> {
  const firebaseIdToken = await user.getIdToken();
  await signOut(identityAuth());
  return { firebaseChannel, firebaseIdToken };
}

/**
 * Exchanges a provider's tokens for an identity token (R4.12a).
 * @throws FirebaseError, IdentityNotSetUp
 */
export const exchange = async (channel: FirebaseChannel, tokens: ProviderTokens): Promise<SocialProof> =>
  proofOf(channel, await signInWithCredential(identityAuth(), credentials[channel](tokens)));
