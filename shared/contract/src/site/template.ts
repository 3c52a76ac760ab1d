import * as v from 'valibot';
import { toggle, webAddress } from '../wire/scalars';

const optionalAddress = v.fallback(v.optional(webAddress), undefined);
const names = v.union([
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
]);

/** How the merchant's chat looks within the page (R2.61), and the languages that it speaks: any, when absent. */
const chat = v.object({
  headerColor: v.fallback(v.optional(v.string()), undefined),
  icon: optionalAddress,
  title: v.fallback(v.optional(v.string()), undefined),
  languages: v.fallback(v.optional(names), undefined),
});

/** The languages that the merchant's lotteries speak: any, when absent. */
const lottery = v.object({ languages: v.fallback(v.optional(names), undefined) });

/** Dialogs that open by themselves: how many topics a visit gets, and the topics that are left out. */
const prompts = v.object({
  perVisit: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined),
  without: v.fallback(v.optional(names), undefined),
});

/** The merchant's template parameters (R3.26). A part that is malformed counts as not set: the page must still stand. */
export const mobileTemplate = v.object({
  templateId: v.fallback(v.optional(v.string()), undefined),
  footerIconTheme: v.fallback(v.optional(v.string()), undefined),
  footer_nav: v.fallback(v.optional(names), undefined),
  languages: v.fallback(v.optional(names), undefined),
  app_desc: v.fallback(v.optional(v.string()), undefined),
  login_prompt_text: v.fallback(v.optional(v.string()), undefined),
  favicon: optionalAddress,
  splash: optionalAddress,
  pwa: v.fallback(v.optional(toggle), undefined),
  desktop_app_feature: v.fallback(v.optional(toggle), undefined),
  apple_touch_icon: optionalAddress,
  h5_logo: optionalAddress,
  chat: v.fallback(v.optional(chat), undefined),
  lottery: v.fallback(v.optional(lottery), undefined),
  prompts: v.fallback(v.optional(prompts), undefined),
});
export type MobileTemplate = v.InferOutput<typeof mobileTemplate>;
