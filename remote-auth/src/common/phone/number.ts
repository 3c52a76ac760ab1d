import type { CountryEntry } from '@tessera/contract';
import type { TextKey } from '@tessera/shell/i18n';

/** A phone number as a member types it. */
export interface Phone {
  readonly country: CountryEntry | undefined;
  /** Digits only (R5.8). */
  readonly number: string;
}

/** Digits only (R5.8). */
export const isDigits = (text: string): boolean => /^\d+$/.test(text);

/** Removes everything but digits from typed text. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Plus sign, dialling code and number (R4.17a). */
export const fullNumber = ({ country, number }: Phone): string =>
  `+${country?.countryDialingCode ?? ''}${number}`;

/**
 * Splits a number with its plus sign. The dialling code of `home` comes first, because several countries share one; else
 * the longest that fits.
 * @returns undefined if no country fits
 */
export function splitNumber(
  full: string,
  home: CountryEntry | undefined,
  countries: readonly CountryEntry[],
): Phone | undefined {
  const digits = digitsOf(full);
  const longestFirst = [...countries].sort(
    (one, other) => other.countryDialingCode.length - one.countryDialingCode.length,
  );
  const country = [home, ...longestFirst].find(
    (one) => one !== undefined && digits.startsWith(one.countryDialingCode),
  );
  return country && { country, number: digits.slice(country.countryDialingCode.length) };
}

const SHORTEST = 5;
const LONGEST = 14;

/** @returns the key of the sentence that describes the fault of a number, or undefined without a fault */
export function numberFault({ country, number }: Phone): TextKey<'auth'> | undefined {
  if (number === '') return 'mobile_required';
  if (!country) return 'country_required';
  return isDigits(number) && number.length >= SHORTEST && number.length <= LONGEST
    ? undefined
    : 'mobile_invalid';
}
