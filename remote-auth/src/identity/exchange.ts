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
import { identityAuth } from './identity-auth';

/** What a provider gave as its word. */
export interface ProviderTokens {
  readonly idToken?: string | undefined;
  readonly accessToken?: string | undefined;
  /** Of X, whose protocol has two. */
  readonly secret?: string | undefined;
}

const credentials: Readonly<Record<FirebaseChannel, (tokens: ProviderTokens) => AuthCredential>> = {
  google: ({ idToken, accessToken }) => GoogleAuthProvider.credential(idToken, accessToken),
  facebook: ({ accessToken = '' }) => FacebookAuthProvider.credential(accessToken),
  twitter: ({ accessToken = '', secret = '' }) => TwitterAuthProvider.credential(accessToken, secret),
};

/** The identity token of someone who just signed in. Nobody stays signed in there: the session is the gateway's. */
export async function proofOf(
  firebaseChannel: FirebaseChannel,
  { user }: UserCredential,
): Promise<SocialProof> {
  const firebaseIdToken = await user.getIdToken();
  await signOut(identityAuth());
  return { firebaseChannel, firebaseIdToken };
}

/**
 * A provider's tokens for an identity token (R4.12a).
 * @throws FirebaseError, IdentityNotSetUp
 */
export const exchange = async (channel: FirebaseChannel, tokens: ProviderTokens): Promise<SocialProof> =>
  proofOf(channel, await signInWithCredential(identityAuth(), credentials[channel](tokens)));
