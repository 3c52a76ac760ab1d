import * as v from 'valibot';
import { socialSetting } from '../social/social-setting';
import { customerServiceEntry } from '../support/customer-service';
import { defineEndpoint } from '../wire/endpoint';
import { lenient, listOf } from '../wire/list-of';
import { instant, numeric, toggle, webAddress } from '../wire/scalars';
import { loginSettings, registerSettings } from './access-settings';
import { downLinks } from './down-links';
import { type Flags, flagNames } from './flags';
import { promotion, promotionCategory } from './promotions';
import { smsProvider } from './sms-provider';
import { telegramSettingValue } from './telegram-setting';
import { mobileTemplate } from './template';

const flags = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((raw): Flags => {
    const isOn = (flag: string) => v.safeParse(toggle, raw[flag]);
    return Object.fromEntries(
      flagNames.map((flag) => [flag, isOn(flag).success && isOn(flag).output === true]),
    ) as Flags;
  }),
);

/** Common site state: what the merchant is and what it has switched on (R3.21 to R3.29). */
export const siteStatus = v.object({
  maintenance: lenient(v.optional(toggle, false), false),
  /** In ms since 1970. */
  maintenanceEndTime: lenient(v.optional(instant), undefined),
  regionRestriction: lenient(v.optional(toggle, false), false),
  ip: lenient(v.optional(v.string()), undefined),
  test: lenient(v.optional(toggle, false), false),
  siteName: lenient(v.optional(v.string(), ''), ''),
  whitelabelVal: lenient(v.optional(flags, {}), v.parse(flags, {})),
  register: lenient(v.optional(registerSettings, {}), v.parse(registerSettings, {})),
  login: lenient(v.optional(loginSettings, {}), v.parse(loginSettings, {})),
  registerMessageTemplate: lenient(v.optional(v.string()), undefined),
  telegramSetting: lenient(v.optional(telegramSettingValue), undefined),
  smsProvider: lenient(v.optional(smsProvider, {}), v.parse(smsProvider, {})),
  gw: lenient(
    v.optional(
      v.object({
        GEETEST_ID: v.optional(v.string()),
        GEETEST_VERSION: v.optional(v.picklist(['v3', 'v4']), 'v3'),
        PROFILE_ICON_COUNT: v.optional(numeric, 9),
        LINE_CLIENT_ID: v.optional(v.string()),
        GEETEST_V3_SCRIPT: v.optional(webAddress),
        GEETEST_V4_SCRIPT: v.optional(webAddress),
      }),
      {},
    ),
    { GEETEST_VERSION: 'v3', PROFILE_ICON_COUNT: 9 },
  ),
  social: lenient(v.optional(socialSetting, {}), v.parse(socialSetting, {})),
  singleWallet: lenient(v.optional(toggle, true), true),
  depositSwitch: lenient(v.optional(toggle, false), false),
  currency: lenient(v.optional(v.string(), 'USD'), 'USD'),
  imageCDN: listOf(v.string()),
  resources: listOf(v.object({ resourceType: v.string(), url: v.string() })),
  mobileTemplate: lenient(v.optional(mobileTemplate, {}), v.parse(mobileTemplate, {})),
  availablePromotions: listOf(promotion),
  promotionCategoryData: listOf(promotionCategory),
  customerService: listOf(customerServiceEntry),
  downLinkObj: lenient(downLinks, { banners: [] }),
  /** The newest version of the native app on each system. */
  appVersion: lenient(
    v.optional(v.object({ IOS: v.optional(v.string()), Android: v.optional(v.string()) }), {}),
    {},
  ),
});
export type SiteStatus = v.InferOutput<typeof siteStatus>;

/** R7.13a */
export const status = defineEndpoint({
  name: 'status',
  method: 'GET',
  path: '/wps/v2/system/status',
  request: v.object({
    device: v.literal('MOBILE'),
    track: v.optional(v.string()),
    originalDomain: v.optional(v.string()),
    url: v.optional(v.string()),
  }),
  answer: siteStatus,
  authorization: 'none',
  headers: { 'cache-control': 'no-cache' },
  assumed:
    'Names of fields beyond those of section 3: siteName, singleWallet, depositSwitch, templateId, footerIconTheme, languages, customerService, smsProvider, maintenanceEndTime, social, login, GEETEST_V3_SCRIPT, GEETEST_V4_SCRIPT, appVersion, of mobileTemplate chat and lottery, and of register all but captcha',
});
