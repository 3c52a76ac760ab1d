import { loadScript } from '@tessera/remote';
import { currentSite } from '@tessera/shell/site';

/** The SDK that the platform names (R9.34). Facebook serves what lives today in place of a version that does not. */
const sdkAddress = (): string =>
  `https://connect.facebook.net/${facebookLocale(document.documentElement.lang)}/sdk.js`;

const locales: Readonly<Record<string, string>> = { zh: 'zh_CN', ar: 'ar_AR', pt: 'pt_BR', ja: 'ja_JP' };
const facebookLocale = (tag: string): string => locales[tag.split('-')[0] ?? ''] ?? 'en_US';

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
 * Asks for consent in Facebook's popup and gives the access token; undefined when the person refused.
 * @throws ScriptUnavailable
 */
export async function facebookToken(appId: string): Promise<string | undefined> {
  const { facebookVersion: version, places } = currentSite().social;
  await loadScript(places.facebookScript ?? sdkAddress());
  const { FB } = globalThis;
  if (!FB) return undefined;
  FB.init({ appId, version, cookie: false, xfbml: false });
  return new Promise((resolve) => {
    FB.login(({ authResponse }) => resolve(authResponse?.accessToken), { scope: 'public_profile,email' });
  });
}
