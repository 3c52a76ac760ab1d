import type { FirebaseChannel, SocialProof } from '@tessera/contract';
import {
  type AuthCredential,
  FacebookAuthProvider,
  GoogleAuthProvider,
  signInWithCredential,
  TwitterAuthProvider,
  type UserCredential,
} from 'firebase/auth';
import type { ProviderTokens } from '../../common/provider';
import { identityAuth } from './identity-auth';
import { identityToken } from './identity-token';

const credentials: Readonly<Record<FirebaseChannel, (tokens: ProviderTokens) => AuthCredential>> = {
  google: ({ idToken, accessToken }) => GoogleAuthProvider.credential(idToken, accessToken),
  facebook: ({ accessToken = '' }) => FacebookAuthProvider.credential(accessToken),
  twitter: ({ accessToken = '', secret = '' }) => TwitterAuthProvider.credential(accessToken, secret),
};

/** Turns a sign-in at the identity service into a proof. It ends the sign-in. @throws FirebaseError */
export const proofOf = async (
  firebaseChannel: FirebaseChannel,
  { user }: UserCredential,
): Promise<SocialProof> => ({ firebaseChannel, firebaseIdToken: await identityToken(user) });

/**
 * Exchanges a provider's tokens for an identity token (R4.12a).
 * @throws FirebaseError, IdentityNotSetUp
 */
export const exchange = async (channel: FirebaseChannel, tokens: ProviderTokens): Promise<SocialProof> =>
  proofOf(channel, await signInWithCredential(identityAuth(), credentials[channel](tokens)));
