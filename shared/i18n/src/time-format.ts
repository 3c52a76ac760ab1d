import { localeOf } from './languages';

/** Day, month and year in numbers, and 24 hours: clear in each language. */
const NUMERIC = 'en-GB';

/** A browser shows this in place of a month whose name it does not know. */
const NAMELESS = /M\d/;

/**
 * Whether the browser knows the names of days and months of a locale. Chromium has no Khmer, Lao, Burmese or Nepali,
 * no names in Kazakh, and writes Urdu only in its own script.
 */
export function hasNames(locale: string): boolean {
  const format = new Intl.DateTimeFormat(locale, { month: 'short' });
  const wanted = new Intl.Locale(locale).maximize();
  const found = new Intl.Locale(format.resolvedOptions().locale).maximize();
  return (
    wanted.language === found.language && wanted.script === found.script && !NAMELESS.test(format.format(0))
  );
}

const inNumbers = ({
  dateStyle,
  weekday,
  month,
  ...others
}: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions => ({
  ...others,
  ...(dateStyle && { dateStyle: 'short' }),
  ...((weekday || month) && { day: 'numeric', month: 'numeric' }),
});

/** @returns a format for times in the language of a product code; in numbers alone, if the browser lacks its names */
export function timeFormat(code: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = localeOf(code);
  return hasNames(locale)
    ? new Intl.DateTimeFormat(locale, options)
    : new Intl.DateTimeFormat(NUMERIC, inNumbers(options));
}
