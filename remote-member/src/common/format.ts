import { localeOf } from '@tessera/i18n';
import { useLanguage } from '@tessera/shell/i18n';
import { useMemo } from 'react';

/** Writes moments (ms since 1970) in the member's language and time zone. */
export function useMoment(): (moment: number) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
    return (moment) => format.format(moment);
  }, [language]);
}
