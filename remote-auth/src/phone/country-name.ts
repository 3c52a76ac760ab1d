import type { CountryEntry } from '@tessera/contract';
import { languageOf } from '@tessera/i18n';
import { currentLanguage } from '@tessera/shell/i18n';

/** A country's name in the page's language, else as the gateway calls it. */
export function countryName({ countryCode, countryName: given }: CountryEntry): string {
  const tag = languageOf(currentLanguage())?.tag ?? 'en';
  try {
    return (
      new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' }).of(countryCode) ??
      given ??
      countryCode
    );
  } catch {
    return given ?? countryCode;
  }
}

/** Whether a country is meant by what was typed: part of its name, its letters, or the start of its code. */
export function matchesCountry(country: CountryEntry, typed: string): boolean {
  const query = typed.trim().toLowerCase().replace(/^\+/, '');
  const { countryCode, countryDialingCode, countryName: given = '' } = country;
  return (
    countryName(country).toLowerCase().includes(query) ||
    given.toLowerCase().includes(query) ||
    countryCode.toLowerCase() === query ||
    countryDialingCode.startsWith(query)
  );
}
