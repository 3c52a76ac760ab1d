import { any, type Call } from '../call';

/** The site, captchas, codes and beacons. */
export const system: readonly Call[] = [
  {
    row: 'R7.13a, R3.21, R3.22, R3.24, R3.26',
    call: 'GET /wps/v2/system/status',
    token: 'never',
    headers: { 'cache-control': 'no-cache' },
    query: { device: 'MOBILE', track: any, originalDomain: any, url: /^https?:/ },
    answer: [
      ...['maintenance', 'regionRestriction', 'ip', 'test'],
      ...['register.captcha.enabled', 'whitelabelVal', 'imageCDN', 'currency', 'registerMessageTemplate'],
      ...['gw.GEETEST_ID', 'gw.GEETEST_VERSION', 'gw.PROFILE_ICON_COUNT', 'gw.LINE_CLIENT_ID'],
      ...['resources[].resourceType', 'resources[].url'],
      ...['mobileTemplate.app_desc', 'mobileTemplate.login_prompt_text', 'mobileTemplate.footer_nav'],
    ],
  },
  {
    row: 'R7.14, R3.19',
    call: 'GET /wps/system/country',
    answer: [
      ...['countries', 'countryCode', 'countryDialingCode'],
      ...['currency', 'currencySymbol', 'currencyPosition'],
    ],
  },
  {
    row: 'R7.15',
    call: 'GET /wps/system/domainRoute',
    query: { device: any },
    answer: ['domainList[].domainName'],
  },
  {
    // The page links it: the browser fetches it without a header, the product with the merchant's.
    row: 'R7.16, R7.18, R3.40',
    call: 'GET /wps/system/manifest.json',
    bare: true,
    headers: { Merchant: any },
    query: { merchantCode: any },
    answer: ['display', 'name', 'short_name', 'icons', 'related_applications', 'theme_color'],
  },
  { row: 'R7.17', call: 'GET /wps/system/test/ping', query: { caller: any } },
  {
    row: 'R7.19a, R7.19b, R3.39',
    call: 'GET /wps/captcha/geetest',
    token: 'never',
    query: { t: /^\d+$/ },
    answer: ['gt', 'challenge', 'newCaptcha'],
  },
  {
    row: 'R7.20',
    call: 'POST /wps/verification/sms/noLogin',
    body: { countryDialingCode: /^\d+$/, mobileNum: /^\d+$/ },
    ours: ['smsTemplate', 'geetestValidateV4'],
  },
  {
    row: 'R7.21a',
    call: 'POST /wps/system/collect',
    bare: true,
    body: { merchant: any, value: /^(api:status,elapsed:\d+|visit:(first|return),|health:)/ },
  },
];
