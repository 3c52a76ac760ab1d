import { loadScript } from '@tessera/remote';
import { environment } from '@tessera/shell/environment';
import { currentSite } from '@tessera/shell/site';
import type { SignIn } from '../../../common/provider';
import { popupsWork } from '../../identity/popups-work';

const locales: Readonly<Record<string, string>> = { zh: 'zh_CN', ar: 'ar_AR', pt: 'pt_BR', ja: 'ja_JP' };
const facebookLocale = (tag: string): string => locales[tag.split('-')[0] ?? ''] ?? 'en_US';

/** The SDK that the platform names (R9.34). Facebook serves its current version in place of one that is gone. */
const sdkAddress = (): string =>
  `https://connect.facebook.net/${facebookLocale(document.documentElement.lang)}/sdk.js`;

interface LoginAnswer {
  readonly authResponse?: { readonly accessToken: string } | null;
}

/** The part of Facebook's SDK that we use. */
interface FacebookSdk {
  init(options: { appId: string; version: string; cookie: false; xfbml: false }): void;
  login(callback: (answer: LoginAnswer) => void, options: { scope: string }): void;
}

declare global {
  var FB: FacebookSdk | undefined;
}

/**
 * Asks for consent in Facebook's popup.
 * @returns the access token; undefined if the person refused
 * @throws ScriptUnavailable
 */
async function facebookToken(appId: string): Promise<string | undefined> {
  const { facebookVersion: version, places } = currentSite().social;
  await loadScript(places.facebookScript ?? sdkAddress());
  const { FB } = globalThis;
  if (!FB) return undefined;
  FB.init({ appId, version, cookie: false, xfbml: false });
  return new Promise((resolve) => {
    FB.login(({ authResponse }) => resolve(authResponse?.accessToken), { scope: 'public_profile,email' });
  });
}

/** Facebook: by its SDK, whose token is exchanged for an identity token; by the identity service without popups (R4.14). */
export const signIn: SignIn = async () => {
  const { smsProvider } = currentSite();
  const { facebookAppId, authDomain } = smsProvider;
  const mayPopUp = popupsWork(environment(), navigator.userAgent);
  if (facebookAppId && (mayPopUp || !authDomain)) {
    const accessToken = await facebookToken(facebookAppId);
    if (accessToken === undefined) return undefined;
    const { exchange } = await import(/* webpackChunkName: "identity" */ '../../identity/exchange');
    return exchange('facebook', { accessToken });
  }
  const { signInAtProvider } = await import(
    /* webpackChunkName: "identity-browser" */ '../../identity/browser-flow'
  );
  return signInAtProvider('facebook');
};
