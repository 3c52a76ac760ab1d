import { detectLanguage, directionOf, localeOf, tagOf } from '@tessera/i18n';
import i18next, { type TFunction } from 'i18next';
import EN from '../locales/EN.json';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Stem<Key> = Key extends `${infer Name}_${PluralForm}` ? Name : Key;

/** A key of the console's texts. All plural forms of a text have one key, without their ending. */
export type ConsoleKey = Stem<keyof typeof EN>;

/** The languages of the console, English first. */
export const consoleLanguages = ['EN', 'AR'] as const;
export type ConsoleLanguage = (typeof consoleLanguages)[number];

const catalogs: Readonly<Record<ConsoleLanguage, () => Promise<Readonly<Record<string, string>>>>> = {
  EN: async () => EN,
  AR: async () => (await import('../locales/AR.json')).default,
};

const isLanguage = (code: unknown): code is ConsoleLanguage => consoleLanguages.some((one) => one === code);

let current: ConsoleLanguage = 'EN';
let translate: TFunction | undefined;

/** Loads the texts of a language, and sets it for the page. @param wanted the chosen language, if there is one */
export async function startTexts(wanted: string | undefined): Promise<void> {
  const offered = [...consoleLanguages];
  const code = detectLanguage({ stored: wanted, browser: navigator.languages, offered });
  current = isLanguage(code) ? code : 'EN';
  const texts = { ...EN, ...(await catalogs[current]()) };
  await i18next.init({
    lng: tagOf(current),
    resources: { [tagOf(current)]: { translation: texts } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  translate = i18next.t;
  document.documentElement.lang = tagOf(current);
  document.documentElement.dir = directionOf(current);
}

/** @returns a text in the language of the page */
export const t = (key: ConsoleKey, values: Readonly<Record<string, string | number>> = {}): string =>
  String(translate?.(key, values) ?? key);

/** @returns the language of the page */
export const language = (): ConsoleLanguage => current;

const number = () => new Intl.NumberFormat(localeOf(current));
/** @returns a number in the format of the language */
export const formatNumber = (value: number): string => number().format(value);

/** @param share from 0 to 1 */
export const formatPercent = (share: number, digits = 1): string =>
  new Intl.NumberFormat(localeOf(current), { style: 'percent', maximumFractionDigits: digits }).format(share);

/** @param at in the ISO format, or in ms since 1970 */
export const formatTime = (at: string | number): string =>
  new Intl.DateTimeFormat(localeOf(current), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
