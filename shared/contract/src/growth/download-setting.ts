import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';

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
  }),
  authorization: 'none',
  cached: true,
  assumed: 'Everything but app_desc and login_prompt_text; R4.24a and R4.25 need them',
});
