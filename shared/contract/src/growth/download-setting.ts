import * as v from 'valibot';
import { appKeys } from '../site/down-links';
import { defineEndpoint, relay } from '../wire/endpoint';

/** The popup that offers the app by itself; `wait` in seconds (R2.48, R9.6). */
const popup = v.object({
  enabled: v.optional(v.boolean(), true),
  wait: v.optional(v.pipe(v.number(), v.minValue(0)), 20),
  banners: v.optional(v.array(v.string()), ['m_popup1', 'm_popup2']),
  ios: v.optional(v.picklist(appKeys), 'MOBILECONFIG'),
  android: v.optional(v.picklist(appKeys), 'Android'),
});

/** The question whether to put the site on the home screen (R6.3c). */
const install = v.object({
  enabled: v.optional(v.boolean(), true),
  requireLogin: v.optional(v.boolean(), false),
});

/** What the download bar says about the merchant's app (R7.39). */
export const downloadSetting = defineEndpoint({
  name: 'downloadSetting',
  method: 'GET',
  path: relay('WPSCORE_getDownloadSetting'),
  request: v.object({ domain: v.string() }),
  answer: v.object({
    app_desc: v.optional(v.string(), ''),
    login_prompt_text: v.optional(v.string(), ''),
    icon: v.optional(v.string()),
    requireLogin: v.optional(v.boolean(), false),
    minRankLevel: v.optional(v.number(), 0),
    showOnHomeScreen: v.optional(v.boolean(), false),
    referral: v.optional(v.boolean(), false),
    /** Where the download button leads instead: a page of the app, or one on a link host. */
    link: v.optional(v.string()),
    popup: v.optional(popup, {}),
    install: v.optional(install, {}),
  }),
  authorization: 'none',
  cached: true,
  assumed: 'Everything but app_desc and login_prompt_text; R2.48, R4.24a, R4.25 and R6.3c need them',
});
