import { currentSite } from '@tessera/shell/site';
import { initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';

let auth: Auth | undefined;

/** The merchant has no project at the identity service. */
class IdentityNotSetUp extends Error {
  override readonly name = 'IdentityNotSetUp';
  readonly code = 'auth/invalid-api-key';
}

/**
 * The page's connection to the identity service, made once. Import it lazily: it has some 60 kB.
 * It has no resolver for popups, because that would load Google's script and frame at once on mobile browsers. Each
 * popup or redirect names the resolver itself.
 * @throws IdentityNotSetUp if the merchant's keys are missing
 */
export function identityAuth(): Auth {
  if (auth) return auth;
  const { smsProvider, social } = currentSite();
  const { apiKey, authDomain, projectId, appId, messagingSenderId } = smsProvider;
  if (!apiKey || !projectId) throw new IdentityNotSetUp('the merchant has no keys of the identity service');
  const app = initializeApp({
    apiKey,
    projectId,
    ...(authDomain && { authDomain }),
    ...(appId && { appId }),
    ...(messagingSenderId && { messagingSenderId }),
  });
  // In memory only: a stored sign-in would outlive the member's session, and its refresh token gives new identity tokens.
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  // Must precede the first call.
  if (social.places.identity) connectAuthEmulator(auth, social.places.identity, { disableWarnings: true });
  return auth;
}
