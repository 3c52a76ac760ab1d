import { signOut, type User } from 'firebase/auth';
import { identityAuth } from './identity-auth';

/**
 * Reads the identity token of a sign-in, and signs out of the identity service: the session is the gateway's, and a
 * person who uses the page later must not get tokens of this person.
 * @throws FirebaseError
 */
export async function identityToken(user: User): Promise<string> {
  try {
    return await user.getIdToken();
  } finally {
    await signOut(identityAuth());
  }
}
