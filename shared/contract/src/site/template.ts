import * as v from 'valibot';
import { count, identifier, shownText, toggle, webAddress } from '../wire/scalars';
import { listOf, orAbsent } from '../wire/tolerant';

const address = orAbsent(webAddress);
const words = orAbsent(shownText);
const flag = orAbsent(toggle);
/** Limit of a list of names. */
const MOST = 100;
/** Names as a list, or as a text with commas. Each once. */
const list = orAbsent(
  v.pipe(
    v.union([
      v.array(v.unknown()),
      v.pipe(
        v.string(),
        v.transform((names): unknown[] => names.split(',')),
      ),
    ]),
    v.transform((names) => names.flatMap((name) => (typeof name === 'string' && name.trim()) || [])),
    v.transform((names) => [...new Set(names)].slice(0, MOST)),
  ),
);

/** How the merchant's chat looks within the page (R2.61), and the languages that it speaks: any, when absent. */
const chat = v.object({
  headerColor: words,
  icon: address,
  title: words,
  languages: list,
});

/** The languages that the merchant's lotteries speak: any, when absent. */
const lottery = v.object({ languages: list });

/**
 * Dialogs that open by themselves: how many topics a visit gets, the topics that are left out, and those that wait for
 * nothing but their time.
 */
const prompts = v.object({
  perVisit: orAbsent(count),
  without: list,
  onVisit: list,
});

/** The rules of the merchant's market. */
const rules = v.object({
  /** The smallest age of a member, in years. */
  minimumAge: orAbsent(count),
  /** Terms, privacy, licence. A page of the app shows one without a link of its own. */
  pages: listOf(v.object({ topic: identifier, title: shownText, link: address })),
});

/** The ways to pay, to show a visitor. What a member may use is the answer of `depositMethods`. */
const payments = listOf(v.object({ code: identifier, name: shownText, logo: address }));

/** The merchant's template parameters (R3.26). A part that is malformed counts as not set: the page must still stand. */
export const mobileTemplate = v.object({
  templateId: words,
  footerIconTheme: words,
  footer_nav: list,
  languages: list,
  app_desc: words,
  login_prompt_text: words,
  favicon: address,
  splash: address,
  pwa: flag,
  desktop_app_feature: flag,
  apple_touch_icon: address,
  h5_logo: address,
  chat: orAbsent(chat),
  lottery: orAbsent(lottery),
  prompts: orAbsent(prompts),
  rules: orAbsent(rules),
  payments,
});
export type MobileTemplate = v.InferOutput<typeof mobileTemplate>;
