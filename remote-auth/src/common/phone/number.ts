import type { CountryEntry } from '@tessera/contract';
import { cleanPhone } from '@tessera/i18n';
import type { TextKey } from '@tessera/shell/i18n';

/** A phone number as a member types it. */
export interface Phone {
  readonly country: CountryEntry | undefined;
  /** Digits only (R5.8); invalid with a plus sign, because no country has its dialling code. */
  readonly number: string;
}

/** Digits only (R5.8). */
export const isDigits = (text: string): boolean => /^\d+$/.test(text);

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
  const digits = full.slice(1);
  const longestFirst = [...countries].sort(
    (one, other) => other.countryDialingCode.length - one.countryDialingCode.length,
  );
  const country = [home, ...longestFirst].find(
    (one) => one !== undefined && digits.startsWith(one.countryDialingCode),
  );
  return country && { country, number: digits.slice(country.countryDialingCode.length) };
}

/**
 * Reads a typed or pasted number. A dialling code in it chooses the country.
 * @param home the country of a number without a dialling code
 * @returns a number that keeps its plus sign, and is invalid, if its dialling code fits no country
 */
export function readPhone(
  typed: string,
  home: CountryEntry | undefined,
  countries: readonly CountryEntry[],
): Phone {
  const number = cleanPhone(typed);
  const split = number.startsWith('+') ? splitNumber(number, home, countries) : undefined;
  return split ?? { country: home, number };
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
