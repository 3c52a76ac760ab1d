import * as v from 'valibot';
import { appKeys } from '../site/down-links';
import { defineEndpoint, relay } from '../wire/endpoint';
import { numeric, text, toggle } from '../wire/scalars';
import { group, listOf, nameOf, orAbsent, orElse } from '../wire/tolerant';

/** In s: a timer of the browser holds no more. */
const LONGEST_WAIT = 2_000_000;

/** The popup that offers the app by itself; `wait` in seconds (R2.48, R9.6). */
const popup = group({
  enabled: orElse(toggle, true),
  wait: orElse(v.pipe(numeric, v.minValue(0), v.maxValue(LONGEST_WAIT)), 20),
  banners: listOf(v.string(), ['m_popup1', 'm_popup2']),
  ios: nameOf(appKeys, 'MOBILECONFIG'),
  android: nameOf(appKeys, 'Android'),
});

/** The question whether to put the site on the home screen (R6.3c). */
const install = group({
  enabled: orElse(toggle, true),
  requireLogin: orElse(toggle, false),
});

/** What the download bar says about the merchant's app (R7.39). */
export const downloadSetting = defineEndpoint({
  name: 'downloadSetting',
  method: 'GET',
  path: relay('WPSCORE_getDownloadSetting'),
  request: v.object({ domain: v.string() }),
  answer: v.object({
    app_desc: orElse(text, ''),
    login_prompt_text: orElse(text, ''),
    icon: orAbsent(text),
    requireLogin: orElse(toggle, false),
    minRankLevel: orElse(numeric, 0),
    showOnHomeScreen: orElse(toggle, false),
    referral: orElse(toggle, false),
    /** Where the download button leads instead: a page of the app, or one on a link host. */
    link: orAbsent(text),
    popup,
    install,
  }),
  authorization: 'none',
  cached: true,
  assumed: 'Everything but app_desc and login_prompt_text; R2.48, R4.24a, R4.25 and R6.3c need them',
});
