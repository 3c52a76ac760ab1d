import * as v from 'valibot';
import { shownText, toggle, webAddress } from '../wire/scalars';

const optionalText = v.fallback(v.optional(shownText), undefined);
const optionalAddress = v.fallback(v.optional(webAddress), undefined);
/** Limit of a list of names. */
const MOST = 100;
const names = v.pipe(
  v.union([
    v.array(v.string()),
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean),
      ),
    ),
  ]),
  v.transform((list) => [...new Set(list)].slice(0, MOST)),
);

/** How the merchant's chat looks within the page (R2.61), and the languages that it speaks: any, when absent. */
const chat = v.object({
  headerColor: optionalText,
  icon: optionalAddress,
  title: optionalText,
  languages: v.fallback(v.optional(names), undefined),
});

/** The languages that the merchant's lotteries speak: any, when absent. */
const lottery = v.object({ languages: v.fallback(v.optional(names), undefined) });

/** The merchant's template parameters (R3.26). A part that is malformed counts as not set: the page must still stand. */
export const mobileTemplate = v.object({
  templateId: optionalText,
  footerIconTheme: optionalText,
  footer_nav: v.fallback(v.optional(names), undefined),
  languages: v.fallback(v.optional(names), undefined),
  app_desc: optionalText,
  login_prompt_text: optionalText,
  favicon: optionalAddress,
  splash: optionalAddress,
  pwa: v.fallback(v.optional(toggle), undefined),
  desktop_app_feature: v.fallback(v.optional(toggle), undefined),
  apple_touch_icon: optionalAddress,
  h5_logo: optionalAddress,
  chat: v.fallback(v.optional(chat), undefined),
  lottery: v.fallback(v.optional(lottery), undefined),
});
export type MobileTemplate = v.InferOutput<typeof mobileTemplate>;
