import type { AllowedOrigins } from '@tessera/remote/release';

/** The identity service that exchanges the proofs of Google, Facebook and X, and its window for a sign-in. */
const identityService = {
  scripts: ['https://apis.google.com'],
  connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
};
const googleAnalytics = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];
const googleTag = { scripts: ['https://www.googletagmanager.com'], connect: googleAnalytics };
const kwai = ['https://s1.kwai.net', 'https://s16-11187.ap4r.com'];
const tiktok = ['https://analytics.tiktok.com'];
const geetestV4 = [
  'https://gcaptcha4.geetest.com',
  'https://gcaptcha4.geevisit.com',
  'https://gcaptcha4.gsensebot.com',
];

/**
 * What each feature of a third party needs of the content security policy. The hosts are those that the vendors are known
 * to use; pictures may come from every https address.
 */
const features = {
  google: {
    scripts: ['https://accounts.google.com', ...identityService.scripts],
    styles: ['https://accounts.google.com'],
    connect: ['https://accounts.google.com', ...identityService.connect],
    frames: ['https://accounts.google.com'],
  },
  facebook: {
    scripts: ['https://connect.facebook.net', ...identityService.scripts],
    connect: ['https://graph.facebook.com', 'https://www.facebook.com', ...identityService.connect],
    frames: ['https://www.facebook.com', 'https://web.facebook.com'],
  },
  x: identityService,
  line: {
    scripts: ['https://static.line-scdn.net'],
    connect: ['https://api.line.me', 'https://liffsdk.line-scdn.net'],
  },
  'phone-codes': {
    scripts: ['https://www.google.com', 'https://www.gstatic.com', 'https://www.recaptcha.net'],
    connect: ['https://www.google.com', ...identityService.connect],
    frames: ['https://www.google.com', 'https://recaptcha.google.com'],
  },
  geetest: {
    scripts: [
      'https://static.geetest.com',
      'https://api.geetest.com',
      'https://dn-staticdown.qbox.me',
      ...geetestV4,
    ],
    styles: ['https://static.geetest.com'],
    connect: ['https://api.geetest.com', ...geetestV4],
  },
  push: {
    connect: ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'],
  },
  livechat: {
    scripts: ['https://cdn.livechatinc.com', 'https://api.livechatinc.com'],
    connect: ['https://api.livechatinc.com', 'wss://api.livechatinc.com'],
    frames: ['https://secure.livechatinc.com'],
  },
  'meta-pixel': { scripts: ['https://connect.facebook.net'], connect: ['https://www.facebook.com'] },
  'kwai-pixel': { scripts: kwai, connect: kwai },
  'tiktok-pixel': { scripts: tiktok, connect: tiktok },
  'google-tag': googleTag,
  'tag-manager': googleTag,
  'x-pixel': {
    scripts: ['https://static.ads-twitter.com'],
    connect: ['https://analytics.twitter.com', 'https://t.co'],
  },
  adjust: { scripts: ['https://cdn.adjust.com'], connect: ['https://app.adjust.com'] },
  appsflyer: { scripts: ['https://websdk.appsflyer.com'], connect: ['https://*.appsflyer.com'] },
} as const satisfies Readonly<Record<string, AllowedOrigins>>;

export type Feature = keyof typeof features;
export const featureNames = Object.keys(features) as readonly Feature[];

const kinds = ['scripts', 'styles', 'connect', 'frames'] as const;

/** The origins that a merchant's features need, added to those that its description names. */
export function withFeatures(allow: AllowedOrigins, wanted: readonly Feature[]): AllowedOrigins {
  const needs: readonly AllowedOrigins[] = wanted.map((name) => features[name]);
  const added = kinds.map((kind) => {
    const origins = [allow, ...needs].flatMap((each) => each[kind] ?? []);
    return [kind, origins.length > 0 ? [...new Set(origins)] : undefined] as const;
  });
  return { ...allow, ...Object.fromEntries(added.filter(([, origins]) => origins)) };
}

/** @returns the origins of a feature that a policy does not allow, as `scripts https://…`; empty if it works */
export function missingOrigins(allow: AllowedOrigins, name: Feature): readonly string[] {
  const needs: AllowedOrigins = features[name];
  return kinds.flatMap((kind) =>
    (needs[kind] ?? [])
      .filter((origin) => !allow[kind]?.includes(origin))
      .map((origin) => `${kind} ${origin}`),
  );
}
