import type { Endpoint } from '@tessera/contract';

const session = ['id', 'token', 'userName', 'customerType', 'firstTimeLogin', 'spanId', 'passwordExpired'];
const registered = ['id', 'userName', 'token'];
const relayed = (method: string, calls: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(calls).map(([name, fields]) => [`${method} /wps/relay/${name}`, fields]));

/** The whole value: the specification shows that there is one, and not its form. */
const whole = [''];

/**
 * The calls of the specification and the fields of their answers that it shows. A field stands for all that is in it.
 * Without a field, the answer has no value.
 */
export const specification: Readonly<Record<string, readonly string[]>> = {
  'GET /wps/session/key/rsa': whole,
  'POST /wps/session/login': session,
  'POST /wps/session/login/verification': [],
  'POST /wps/session/login/maya': session,
  'POST /wps/session/login/line': session,
  'POST /wps/session/login/telegram': session,
  'POST /wps/member/register': registered,
  'POST /wps/member/register/mobile': registered,
  'POST /wps/member/register/autoUsername': [],
  'GET /wps/member/info': ['id', 'account', 'type', 'language', 'clubLabel'],
  'POST /wps/member/language': [],
  'GET /wps/v2/system/status': [
    ...['maintenance', 'maintenanceEndTime', 'regionRestriction', 'ip', 'test', 'register.captcha'],
    ...['whitelabelVal', 'imageCDN', 'smsProvider', 'telegramSetting', 'resources', 'availablePromotions'],
    ...['GEETEST_ID', 'GEETEST_VERSION', 'PROFILE_ICON_COUNT', 'LINE_CLIENT_ID'].map((name) => `gw.${name}`),
    ...['app_desc', 'login_prompt_text', 'favicon', 'splash', 'pwa', 'desktop_app_feature'].map(
      (name) => `mobileTemplate.${name}`,
    ),
    ...['mobileTemplate.apple_touch_icon', 'mobileTemplate.h5_logo', 'mobileTemplate.footer_nav'],
    ...['promotionCategoryData', 'registerMessageTemplate', 'currency', 'downLinkObj'],
  ],
  'GET /wps/system/country': [
    ...['countries', 'countryCode', 'countryDialingCode'],
    ...['currency', 'currencySymbol', 'currencyPosition'],
  ],
  'GET /wps/system/domainRoute': ['domainList.domainName'],
  'GET /wps/system/manifest.json': whole,
  'GET /wps/system/test/ping': [],
  'GET /wps/captcha/geetest': ['gt', 'challenge', 'newCaptcha'],
  'POST /wps/verification/sms/noLogin': [],
  'POST /wps/system/collect': [],
  'GET /wps/game/launchGame': ['gameUrl'],
  ...relayed('GET', {
    CBS_unreadCount: ['unReadCount'],
    MCSFE_getMerchantAvailablePromotions: whole,
    MCSFE_getListAnnouncements: [],
    MCSFE_getPlayerRankProgress: [
      ...['currentProgress.completedConditions', 'currentProgress.totalExpectedConditions'],
      'playerRankProgress.labelId',
    ],
    MCSFE_getDepositSettings: ['totalDepositSuccessCount'],
    MCSFE_getWithdrawAccountInfo: [],
    GCSGAME_newGameVendor: [],
    GCSGAME_getGameMatchV2: [],
    // A card beyond its three fields: what the calls and the page that open the game are asked with.
    GCSGAME_gameList: [
      ...['title', 'gameClassify', 'gameCount'].map((name) => `data.lanes.${name}`),
      ...['accountTypeName', 'displayName', 'freeplay', 'gameId', 'nodeId', 'vendor', 'gameCode'].map(
        (name) => `data.lanes.cards.${name}`,
      ),
    ],
    WPSCORE_getCustomerServiceScript: ['scripts'],
    WPSCORE_getDownloadSetting: ['app_desc', 'login_prompt_text'],
    WPSCORE_getTelegramLoginSetting: ['botId', 'authDomain'],
    PROMOFE_getPromotionAnnouncementCategory: ['categories.id'],
    PROMOFE_getPromoCodeEnable: [],
  }),
  ...relayed('POST', {
    CBS_launchChat: whole,
    GCS_gameTrialLaunch: ['gameUrl'],
    WPSCORE_saveMemberInfoByAuthKey: whole,
    CSP_fcmBind: [],
    CSP_fcmSubscribe: [],
    CSP_fcmUnsubscribe: [],
    WPS3RD_verifyLineCode: ['lineSessionToken', 'name', 'picture'],
    WPS3RD_refreshMayaTokens: [],
  }),
};

/** The fields of an answer that the specification shows. @returns undefined if it does not show the call */
export const shownFields = ({ method, path }: Endpoint): readonly string[] | undefined =>
  specification[`${method} ${path}`];

/** A value with the given fields only, `outer.inner` in objects and in items of lists. @returns undefined for no field */
export function onlyFields(value: unknown, fields: readonly string[]): unknown {
  if (fields.includes('')) return value;
  if (fields.length === 0 || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return value.map((item) => onlyFields(item, fields));
  const kept = Object.entries(value).map(([name, inner]) => {
    const within = fields.filter((field) => field === name || field.startsWith(`${name}.`));
    return [
      name,
      onlyFields(
        inner,
        within.map((field) => field.slice(name.length + 1)),
      ),
    ];
  });
  return Object.fromEntries(kept.filter(([, inner]) => inner !== undefined));
}
