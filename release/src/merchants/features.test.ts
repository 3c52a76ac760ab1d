import { aurora } from '../testing/dists';
import { type Feature, featureNames, missingSources, sourcesWith, withFeatures } from './features';
import { parseMerchant } from './merchant';
import { originOf } from './source';

test('a feature adds its origins to those of the description, each once', () => {
  const allow = {
    scripts: ['https://own.example', 'https://connect.facebook.net'],
    games: ['https://play.example'],
  };
  expect(withFeatures(allow, ['meta-pixel', 'facebook'])).toEqual({
    scripts: ['https://own.example', 'https://connect.facebook.net', 'https://apis.google.com'],
    connect: [
      'https://www.facebook.com',
      'https://graph.facebook.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ],
    frames: ['https://www.facebook.com', 'https://web.facebook.com'],
    games: ['https://play.example'],
  });
  expect(withFeatures({}, [])).toEqual({});
});

test.each(featureNames)(
  '%s lacks nothing once it is described, and the description accepts its origins',
  (name) => {
    const allow = withFeatures({}, [name]);
    expect(missingSources({}, name)).not.toEqual([]);
    expect(missingSources(sourcesWith({}, [name]), name)).toEqual([]);
    expect(missingSources(allow, name)).toEqual([]);
    expect(parseMerchant({ ...aurora, allow, features: [name] })).toMatchObject({ allow, features: [name] });
  },
);

test('the policy keeps the paths of a feature, but not beside the whole host if the description names it', () => {
  const client = 'https://accounts.google.com/gsi/client';
  expect(sourcesWith({}, ['google', 'x']).scripts).toEqual([
    client,
    'https://apis.google.com/js/api.js',
    'https://apis.google.com/_/scs/abc-static/_/js/',
  ]);
  const allow = { scripts: ['https://apis.google.com'], images: ['https://cdn.example'] };
  expect(sourcesWith(allow, ['google'])).toMatchObject({
    scripts: ['https://apis.google.com', client],
    images: ['https://cdn.example'],
  });
});

/** Whether the policy of a page with one feature lets a script of an address run. The query does not count. */
function runs(name: Feature, address: string): boolean {
  const [target = ''] = address.split('?');
  const sources = sourcesWith({}, [name]).scripts ?? [];
  return sources.some((source) => {
    if (source === originOf(source)) return originOf(target) === source;
    return source.endsWith('/') ? target.startsWith(source) : target === source;
  });
}

test.each<readonly [Feature, string]>([
  ['google', 'https://accounts.google.com/gsi/client'],
  ['google', 'https://apis.google.com/js/api.js?onload=a'],
  ['google', 'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en.x/cb=gapi.loaded_0?le=scs'],
  ['facebook', 'https://connect.facebook.net/pt_BR/sdk.js?hash=1'],
  ['facebook', 'https://apis.google.com/js/api.js?onload=a'],
  ['x', 'https://apis.google.com/js/api.js?onload=a'],
  ['line', 'https://static.line-scdn.net/liff/edge/2/sdk.js'],
  ['phone-codes', 'https://www.google.com/recaptcha/api.js?render=explicit'],
  ['phone-codes', 'https://www.google.com/recaptcha/enterprise.js?render=key'],
  ['phone-codes', 'https://www.gstatic.com/recaptcha/releases/abc/recaptcha__en.js'],
  ['geetest', 'https://static.geetest.com/static/tools/gt.js'],
  ['geetest', 'https://static.geetest.com/v4/gt4.js'],
  ['livechat', 'https://cdn.livechatinc.com/tracking.js'],
  ['meta-pixel', 'https://connect.facebook.net/en_US/fbevents.js'],
  ['meta-pixel', 'https://connect.facebook.net/signals/config/1?v=2.9.1'],
  ['kwai-pixel', 'https://s1.kwai.net/kos/s101/nlav11187/pixel/events.js?sdkid=1&lib=kwaiq'],
  ['kwai-pixel', 'https://s16-11187.ap4r.com/kos/s101/nlav11187/pixel/core/core.js?sdkid=1'],
  ['tiktok-pixel', 'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=1&lib=ttq'],
  ['tiktok-pixel', 'https://analytics.tiktok.com/i18n/pixel/static/main.abc.js'],
  ['google-tag', 'https://www.googletagmanager.com/gtag/js?id=G-1'],
  ['google-tag', 'https://www.googletagmanager.com/gtag/destination?id=AW-1'],
  ['tag-manager', 'https://www.googletagmanager.com/gtm.js?id=GTM-1'],
  ['tag-manager', 'https://www.googletagmanager.com/gtag/js?id=G-1'],
  ['x-pixel', 'https://static.ads-twitter.com/uwt.js'],
  ['adjust', 'https://cdn.adjust.com/adjust-latest.min.js'],
  ['appsflyer', 'https://websdk.appsflyer.com?st=pba&'],
])('a page with %s runs %s', (name, address) => {
  expect(runs(name, address)).toBe(true);
});

test.each<readonly [Feature, string]>([
  ['google', 'https://accounts.google.com/o/oauth2/revoke?callback=alert'],
  ['google', 'https://apis.google.com/complete/search?client=chrome&callback=alert'],
  ['facebook', 'https://apis.google.com/complete/search?client=chrome&callback=alert'],
  ['x', 'https://apis.google.com/js/plusone.js'],
  ['line', 'https://static.line-scdn.net/other/sdk.js'],
  ['phone-codes', 'https://www.google.com/complete/search?client=chrome&jsonp=alert'],
  ['phone-codes', 'https://www.google.com/recaptcha/about/js/main.min.js'],
  ['phone-codes', 'https://www.recaptcha.net/recaptcha/about/js/main.min.js'],
  ['phone-codes', 'https://www.gstatic.com/fsn/angular_js-bundle1.js'],
  ['kwai-pixel', 'https://s1.kwai.net/kos/s101/nlav11187/playable/kwai-playable-sdk.js'],
  ['tiktok-pixel', 'https://analytics.tiktok.com/api/v2/pixel'],
  ['google-tag', 'https://www.googletagmanager.com/gtm.js?id=GTM-1'],
])('a page with %s does not run %s, which its feature does not use', (name, address) => {
  expect(runs(name, address)).toBe(false);
});

test('an unknown feature is refused', () => {
  expect(() => parseMerchant({ ...aurora, features: ['goggle'] })).toThrow(/features/);
});
