import type { CountryEntry } from '@tessera/contract';
import { languageOf } from '@tessera/i18n';
import { currentLanguage } from '@tessera/shell/i18n';

/** A country's name in the page's language, or else the gateway's name for it. */
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

/** Whether a search finds a country: by a part of its name, its country code, or the start of its dialling code. */
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
