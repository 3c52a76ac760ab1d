import { localeOf, timeFormat } from '@tessera/i18n';
import { useLanguage } from '@tessera/shell/i18n';
import { useMemo } from 'react';

/** @returns a function that writes a time (ms since 1970) in the member's language and time zone; nothing without a time */
export function useTimeFormat(): (time: number | undefined) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = timeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    return (time) => (time === undefined ? '' : format.format(time));
  }, [language]);
}

/** @returns a function that writes the time of day (ms since 1970) in the member's language and time zone; nothing without a time */
export function useClockFormat(): (time: number | undefined) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = timeFormat(language, { timeStyle: 'short' });
    return (time) => (time === undefined ? '' : format.format(time));
  }, [language]);
}

/** @returns a function that writes the day of a time (ms since 1970) in the member's language and time zone */
export function useDayFormat(): (time: number) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = timeFormat(language, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });
    return (time) => format.format(time);
  }, [language]);
}

/** @returns a function that writes a percentage, given as the gateway's decimal text such as `12.5` */
export function usePercentFormat(): (percent: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 });
    return (percent) => format.format(Number(percent) / 100);
  }, [language]);
}
