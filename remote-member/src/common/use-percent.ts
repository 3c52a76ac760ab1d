import { localeOf } from '@tessera/i18n';
import { useLanguage } from '@tessera/shell/i18n';
import { useMemo } from 'react';

/** Writes percentages (decimal text, `12.5`) as the member's language does: the sign before or after, with or without a space. */
export function usePercent(): (percent: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 });
    return (percent) => format.format(Number(percent) / 100);
  }, [language]);
}
