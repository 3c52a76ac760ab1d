import google from '@phosphor-icons/core/assets/bold/google-logo-bold.svg';
import x from '@phosphor-icons/core/assets/bold/x-logo-bold.svg';
import facebook from '@phosphor-icons/core/assets/fill/facebook-logo-fill.svg';
import telegram from '@phosphor-icons/core/assets/fill/telegram-logo-fill.svg';
import { lineLogo } from './line-logo';
import type { Provider, Situation } from './provider';

const isIn = ({ environment }: Situation) =>
  environment.isTelegram || environment.isMaya || environment.isGcash;

/** Every provider, in the order of its button. */
export const providers: readonly Provider[] = [
  {
    channel: 'google',
    name: 'Google',
    icon: google,
    flag: 'GOOGLELOGIN3',
    // Google signs nobody in inside another app's view.
    works: (situation) =>
      !isIn(situation) &&
      Boolean(situation.site.smsProvider.googleWebClientId || situation.site.smsProvider.authDomain),
    load: () => import(/* webpackChunkName: "social-google" */ '../google/sign-in'),
  },
  {
    channel: 'facebook',
    name: 'Facebook',
    icon: facebook,
    flag: 'FACEBOOKLOGIN3',
    works: ({ site }) => Boolean(site.smsProvider.facebookAppId || site.smsProvider.authDomain),
    load: () => import(/* webpackChunkName: "social-facebook" */ '../facebook/sign-in'),
  },
  {
    channel: 'twitter',
    name: 'X',
    icon: x,
    flag: 'TWITTERLOGIN3',
    works: ({ site }) => Boolean(site.smsProvider.authDomain),
    load: () => import(/* webpackChunkName: "social-x" */ '../x/sign-in'),
  },
  {
    channel: 'line',
    name: 'LINE',
    icon: lineLogo,
    flag: 'LINELOGIN3',
    // LINE leads back into another browser than the installed page's (R5.10b).
    works: ({ site, environment }) => Boolean(site.gw.LINE_CLIENT_ID) && !environment.isPwa,
    load: () => import(/* webpackChunkName: "social-line" */ '../line/sign-in'),
  },
  {
    channel: 'telegram',
    name: 'Telegram',
    icon: telegram,
    flag: 'TELEGRAMLOGIN3',
    // R5.10a
    works: ({ telegram: { botId, authDomain } }) => Boolean(botId && authDomain),
    load: () => import(/* webpackChunkName: "social-telegram" */ '../telegram/sign-in'),
  },
];

/** The providers that a visitor may choose from here. Inside a native app those of the flags: the app signs in. */
export const offeredProviders = (situation: Situation): readonly Provider[] =>
  providers.filter(
    ({ flag, works }) =>
      situation.site.whitelabelVal[flag] && (situation.environment.isNativeApp || works(situation)),
  );
