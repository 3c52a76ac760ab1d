import { ScriptUnavailable } from '@tessera/remote';
import { currentSite } from '@tessera/shell/site';
import type { SignIn } from '../social/provider';
import { promptGoogle } from './identity-script';

/**
 * Google: by its own prompt, which needs no domain of the identity service; where it cannot be shown, in a popup or by
 * leaving this page, if the merchant has such a domain (R4.14).
 */
const signIn: SignIn = async () => {
  const { googleWebClientId, authDomain } = currentSite().smsProvider;
  const prompted = googleWebClientId ? await promptGoogle(googleWebClientId) : 'skipped';
  if (prompted === 'dismissed') return undefined;
  if (prompted !== 'skipped') {
    const { exchange } = await import(/* webpackChunkName: "identity" */ '../identity/exchange');
    return exchange('google', { idToken: prompted.credential });
  }
  if (!authDomain) throw new ScriptUnavailable('Google shows nothing here');
  const { signInAtProvider } = await import(
    /* webpackChunkName: "identity-browser" */ '../identity/browser-flow'
  );
  return signInAtProvider('google');
};
export default signIn;
