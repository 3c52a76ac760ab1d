import * as v from 'valibot';
import { customerServiceEntry } from '../support/customer-service';
import { defineEndpoint } from '../wire/endpoint';
import { count, identifier, instant, shownText, toggle, webAddress } from '../wire/scalars';
import { atMost, group, listOf, nameOf, orAbsent, orElse } from '../wire/tolerant';
import { loginSettings, registerSettings } from './access-settings';
import { accountParts } from './account-parts';
import { downLinks } from './down-links';
import { type Flags, flagNames } from './flags';
import { promotion, promotionCategory } from './promotions';
import { smsProvider } from './sms-provider';
import { socialSetting } from './social-setting';
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

/** Limit of a list: a page that shows more items than this stops. */
const MOST = 1_000;
const shownList = <T>(item: v.GenericSchema<unknown, T>) => atMost(MOST, listOf(item));

/** Common site state: what the merchant is and what it has switched on (R3.21 to R3.29). Whatever passes can be shown. */
export const siteStatus = v.object({
  maintenance: orElse(toggle, false),
  /** In ms since 1970. */
  maintenanceEndTime: orAbsent(instant),
  regionRestriction: orElse(toggle, false),
  ip: orAbsent(shownText),
  test: orElse(toggle, false),
  siteName: orElse(shownText, ''),
  whitelabelVal: orElse(flags, v.parse(flags, {})),
  register: orElse(registerSettings, v.parse(registerSettings, {})),
  login: orElse(loginSettings, v.parse(loginSettings, {})),
  account: accountParts,
  registerMessageTemplate: orAbsent(shownText),
  /** The password of a registration by number that asks for none (R5.2). Absent: it asks for one. */
  defaultPassword: orAbsent(identifier),
  telegramSetting: orAbsent(telegramSettingValue),
  smsProvider: orElse(smsProvider, v.parse(smsProvider, {})),
  gw: group({
    GEETEST_ID: orAbsent(shownText),
    GEETEST_VERSION: nameOf(['v3', 'v4'], 'v3'),
    PROFILE_ICON_COUNT: orElse(count, 9),
    LINE_CLIENT_ID: orAbsent(shownText),
    GEETEST_V3_SCRIPT: orAbsent(webAddress),
    GEETEST_V4_SCRIPT: orAbsent(webAddress),
  }),
  social: orElse(socialSetting, v.parse(socialSetting, {})),
  /** Whether the gateway keeps the games that a member likes. */
  favourites: orElse(toggle, false),
  /** What the gateway knows of all members' play, for the home page. */
  lobby: group({
    jackpots: orElse(toggle, false),
    wins: orElse(toggle, false),
    top: orElse(toggle, false),
  }),
  /** What a member can look up beyond the transactions. */
  history: group({
    bets: orElse(toggle, false),
    balance: orElse(toggle, false),
    bonus: orElse(toggle, false),
  }),
  singleWallet: orElse(toggle, true),
  depositSwitch: orElse(toggle, false),
  currency: orElse(shownText, 'USD'),
  imageCDN: shownList(v.string()),
  resources: shownList(v.object({ resourceType: shownText, url: v.string() })),
  mobileTemplate: orElse(mobileTemplate, v.parse(mobileTemplate, {})),
  availablePromotions: shownList(promotion),
  promotionCategoryData: shownList(promotionCategory),
  customerService: shownList(customerServiceEntry),
  downLinkObj: orElse(downLinks, { banners: [] }),
  /** The newest version of the native app on each system. */
  appVersion: group({ IOS: orAbsent(shownText), Android: orAbsent(shownText) }),
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
    'Names of fields beyond those of section 3: siteName, favourites, lobby, history, singleWallet, depositSwitch, templateId, footerIconTheme, languages, customerService, smsProvider, maintenanceEndTime, social, login, account, GEETEST_V3_SCRIPT, GEETEST_V4_SCRIPT, appVersion, defaultPassword, of mobileTemplate chat, lottery, prompts, rules and payments, and of register all but captcha',
});
