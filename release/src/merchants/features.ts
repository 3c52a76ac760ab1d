import type { AllowedOrigins } from '@tessera/remote/release';
import { type AllowedSources, allowedSources, originOf } from './source';

/** The identity service that exchanges the proofs of Google, Facebook and X, and its window for a sign-in. */
const identityService = {
  scripts: ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/abc-static/_/js/'],
  connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
};
const googleAnalytics = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];
const googleTag = 'https://www.googletagmanager.com/gtag/';
const kwai = ['https://s1.kwai.net', 'https://s16-11187.ap4r.com'];
const geetestV4 = [
  'https://gcaptcha4.geetest.com',
  'https://gcaptcha4.geevisit.com',
  'https://gcaptcha4.gsensebot.com',
];

/**
 * What each feature of a third party needs of the content security policy, as the vendors are known to use it. Pictures
 * may come from every https address. On a host that serves more than the feature, scripts are allowed by path: its other
 * scripts may call a function that the address names (JSONP), or run markup as code. With them, an attacker who can add
 * markup to a page could run code. A host of one product is allowed as a whole, because vendors move files.
 */
const features = {
  google: {
    scripts: ['https://accounts.google.com/gsi/client', ...identityService.scripts],
    styles: ['https://accounts.google.com/gsi/style'],
    connect: ['https://accounts.google.com/gsi/', ...identityService.connect],
    frames: ['https://accounts.google.com/gsi/'],
  },
  facebook: {
    scripts: ['https://connect.facebook.net', ...identityService.scripts],
    connect: ['https://graph.facebook.com', 'https://www.facebook.com', ...identityService.connect],
    frames: ['https://www.facebook.com', 'https://web.facebook.com'],
  },
  x: identityService,
  line: {
    scripts: ['https://static.line-scdn.net/liff/'],
    connect: ['https://api.line.me', 'https://liffsdk.line-scdn.net'],
  },
  'phone-codes': {
    // Not all of /recaptcha/: the page about the captcha has its framework there.
    scripts: [
      'https://www.google.com/recaptcha/api.js',
      'https://www.google.com/recaptcha/enterprise.js',
      'https://www.gstatic.com/recaptcha/releases/',
      'https://www.recaptcha.net/recaptcha/api.js',
      'https://www.recaptcha.net/recaptcha/enterprise.js',
    ],
    connect: ['https://www.google.com/recaptcha/', ...identityService.connect],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
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
  'kwai-pixel': { scripts: kwai.map((host) => `${host}/kos/s101/nlav11187/pixel/`), connect: kwai },
  'tiktok-pixel': {
    scripts: ['https://analytics.tiktok.com/i18n/pixel/'],
    connect: ['https://analytics.tiktok.com'],
  },
  'google-tag': { scripts: [googleTag], connect: googleAnalytics },
  'tag-manager': {
    scripts: ['https://www.googletagmanager.com/gtm.js', googleTag],
    connect: googleAnalytics,
  },
  'x-pixel': {
    scripts: ['https://static.ads-twitter.com'],
    connect: ['https://analytics.twitter.com', 'https://t.co'],
  },
  adjust: { scripts: ['https://cdn.adjust.com'], connect: ['https://app.adjust.com'] },
  appsflyer: { scripts: ['https://websdk.appsflyer.com'], connect: ['https://*.appsflyer.com'] },
} as const satisfies Readonly<Record<string, AllowedSources>>;

export type Feature = keyof typeof features;
export const featureNames = Object.keys(features) as readonly Feature[];

type Kind = keyof AllowedSources;
const kinds = Object.keys(allowedSources.entries) as readonly Kind[];

const needsOf = (name: Feature): AllowedSources => features[name];

/** Whether the whole host of a source, named without a path, is in a list too. */
const isCovered = (source: string, by: readonly string[]): boolean =>
  source !== originOf(source) && by.includes(originOf(source));

/** Collects sources by kind, each once. A kind without any is left out. */
const byKind = (list: (kind: Kind) => readonly string[]): AllowedSources =>
  Object.fromEntries(
    kinds
      .map((kind) => [kind, [...new Set(list(kind))]] as const)
      .filter(([, sources]) => sources.length > 0),
  );

/** What the policy of a merchant's pages allows: the origins of its description, and what its features need beyond them. */
export const sourcesWith = (allow: AllowedOrigins, wanted: readonly Feature[]): AllowedSources =>
  byKind((kind) => {
    const all = [...(allow[kind] ?? []), ...wanted.flatMap((name) => needsOf(name)[kind] ?? [])];
    return all.filter((source) => !isCovered(source, all));
  });

/** The origins that a merchant's features need, added to those that its description names. */
export function withFeatures(allow: AllowedOrigins, wanted: readonly Feature[]): AllowedOrigins {
  const sources = sourcesWith(allow, wanted);
  return { ...allow, ...byKind((kind) => (sources[kind] ?? []).map(originOf)) };
}

/** @returns what a feature needs and a policy does not allow, as `scripts https://…`; empty if it works */
export const missingSources = (allowed: AllowedSources, name: Feature): readonly string[] =>
  kinds.flatMap((kind) => {
    const sources = allowed[kind] ?? [];
    return (needsOf(name)[kind] ?? [])
      .filter((source) => !sources.includes(source) && !isCovered(source, sources))
      .map((source) => `${kind} ${source}`);
  });
