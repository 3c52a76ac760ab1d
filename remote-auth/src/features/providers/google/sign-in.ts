import { ScriptUnavailable } from '@tessera/remote';
import { currentSite } from '@tessera/shell/site';
import type { SignIn } from '../../../common/provider';
import { promptGoogle } from './identity-script';

/**
 * Google: by its own prompt, which needs no domain of the identity service. If the prompt cannot be shown and the
 * merchant has such a domain, in a popup or by leaving this page (R4.14).
 * @throws ScriptUnavailable
 */
export const signIn: SignIn = async () => {
  const { googleWebClientId, authDomain } = currentSite().smsProvider;
  const prompted = googleWebClientId ? await promptGoogle(googleWebClientId) : 'skipped';
  if (prompted === 'dismissed') return undefined;
  if (prompted !== 'skipped') {
    const { exchange } = await import(/* webpackChunkName: "identity" */ '../../identity/exchange');
    return exchange('google', { idToken: prompted.credential });
  }
  if (!authDomain) throw new ScriptUnavailable('Google shows no prompt here');
  const { signInAtProvider } = await import(
    /* webpackChunkName: "identity-browser" */ '../../identity/browser-flow'
  );
  return signInAtProvider('google');
};
