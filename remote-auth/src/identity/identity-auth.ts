import { currentSite } from '@tessera/shell/site';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';

let auth: Auth | undefined;

/** The merchant has no project at the phone-auth service, so that nobody can sign in over it. */
export class IdentityNotSetUp extends Error {
  override readonly name = 'IdentityNotSetUp';
  readonly code = 'auth/invalid-api-key';
}

/**
 * The page's one connection to the phone-auth service. Import it lazily: it brings some 60 kB.
 * Without a resolver for popups, which would fetch Google's script and frame on every mobile browser at once; a popup
 * or redirect names its own.
 * @throws IdentityNotSetUp when the merchant's keys are missing
 */
export function identityAuth(): Auth {
  if (auth) return auth;
  const { smsProvider, social } = currentSite();
  const { apiKey, authDomain, projectId, appId, messagingSenderId } = smsProvider;
  if (!apiKey || !projectId) throw new IdentityNotSetUp('the merchant has no keys of the phone-auth service');
  const app = initializeApp({
    apiKey,
    projectId,
    ...(authDomain && { authDomain }),
    ...(appId && { appId }),
    ...(messagingSenderId && { messagingSenderId }),
  });
  auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  // Has to come before the first call.
  if (social.places.identity) connectAuthEmulator(auth, social.places.identity, { disableWarnings: true });
  return auth;
}
