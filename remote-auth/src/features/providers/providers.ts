import googleLogo from '@phosphor-icons/core/assets/bold/google-logo-bold.svg';
import xLogo from '@phosphor-icons/core/assets/bold/x-logo-bold.svg';
import facebookLogo from '@phosphor-icons/core/assets/fill/facebook-logo-fill.svg';
import telegramLogo from '@phosphor-icons/core/assets/fill/telegram-logo-fill.svg';
import type { FirebaseChannel } from '@tessera/contract';
import type { Provider, ProviderTokens } from '../../common/provider';
import { GoogleButton } from './google/google-button';
import { cancelGoogle, GOOGLE_SCRIPT } from './google/identity-script';
import { isTelegramSetUp } from './telegram/setting';

/** A speech bubble with the four letters, drawn for the 256 grid of the icon set. */
const lineLogo =
  'M128 30C69 30 21 68 21 115c0 42 38 77 89 84 4 1 8 2 9 5 1 2 0 6 0 9l-1 9c0 3-2 11 9 6s62-36 84-62c16-17 24-34 24-51 0-47-48-85-107-85M86 144H65a5 5 0 0 1-5-5V97a5 5 0 0 1 11 0v36h15a5 5 0 0 1 0 11m23-5a5 5 0 0 1-11 0V97a5 5 0 0 1 11 0zm50 0a5 5 0 0 1-9 3l-21-29v26a5 5 0 0 1-11 0V97a5 5 0 0 1 9-3l21 29V97a5 5 0 0 1 11 0zm33-27a5 5 0 0 1 0 11h-15v10h15a5 5 0 0 1 0 11h-20a5 5 0 0 1-6-5V97a5 5 0 0 1 6-5h20a5 5 0 0 1 0 10h-15v10z';

/** The script by which the identity service opens a provider's window. */
const IDENTITY_SCRIPT = 'https://apis.google.com/js/api.js';
const FACEBOOK_SCRIPT = 'https://connect.facebook.net/en_US/sdk.js';

/** Exchanges a native app's tokens at the identity service. */
const identityExchange = (channel: FirebaseChannel) => async (tokens: ProviderTokens) => {
  const { exchange } = await import(/* webpackChunkName: "identity" */ '../identity/exchange');
  return exchange(channel, tokens);
};

/** Every provider, in the order of the buttons. */
export const providers: readonly Provider[] = [
  {
    channel: 'google',
    name: 'Google',
    icon: googleLogo,
    // Google refuses to sign in inside another app's view.
    works: ({ site: { smsProvider }, environment: { isTelegram, isMaya, isGcash } }) =>
      !(isTelegram || isMaya || isGcash) && Boolean(smsProvider.googleWebClientId || smsProvider.authDomain),
    script: ({ smsProvider, social }) =>
      smsProvider.googleWebClientId ? (social.places.googleScript ?? GOOGLE_SCRIPT) : IDENTITY_SCRIPT,
    load: () =>
      import(/* webpackChunkName: "social-google" */ './google/sign-in').then(({ signIn }) => signIn),
    exchange: identityExchange('google'),
    OwnButton: GoogleButton,
    cancel: cancelGoogle,
  },
  {
    channel: 'facebook',
    name: 'Facebook',
    icon: facebookLogo,
    works: ({ site: { smsProvider } }) => Boolean(smsProvider.facebookAppId || smsProvider.authDomain),
    script: ({ smsProvider, social }) =>
      smsProvider.facebookAppId ? (social.places.facebookScript ?? FACEBOOK_SCRIPT) : IDENTITY_SCRIPT,
    load: () =>
      import(/* webpackChunkName: "social-facebook" */ './facebook/sign-in').then(({ signIn }) => signIn),
    exchange: identityExchange('facebook'),
  },
  {
    channel: 'twitter',
    name: 'X',
    icon: xLogo,
    // By the identity service only, which keeps the secret that X demands.
    works: ({ site: { smsProvider } }) => Boolean(smsProvider.authDomain),
    script: () => IDENTITY_SCRIPT,
    load: async () => {
      const { signInAtProvider } = await import(
        /* webpackChunkName: "identity-browser" */ '../identity/browser-flow'
      );
      return () => signInAtProvider('twitter');
    },
    exchange: identityExchange('twitter'),
  },
  {
    channel: 'line',
    name: 'LINE',
    icon: lineLogo,
    // LINE leads back to the browser, not to the installed page (R5.10b).
    works: ({ site, environment }) => Boolean(site.gw.LINE_CLIENT_ID) && !environment.isPwa,
    load: () => import(/* webpackChunkName: "social-line" */ './line/sign-in').then(({ signIn }) => signIn),
    exchange: async ({ accessToken }) => {
      if (!accessToken) return undefined;
      const { exchangeAccessToken } = await import(/* webpackChunkName: "social-line" */ './line/exchange');
      return exchangeAccessToken(accessToken);
    },
  },
  {
    channel: 'telegram',
    name: 'Telegram',
    icon: telegramLogo,
    works: () => true,
    isSetUp: isTelegramSetUp,
    worksInPrivate: true,
    load: () =>
      import(/* webpackChunkName: "social-telegram" */ './telegram/sign-in').then(({ signIn }) => signIn),
  },
];
