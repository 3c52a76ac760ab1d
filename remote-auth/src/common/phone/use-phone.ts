import { type CountryEntry, country as countryCall } from '@tessera/contract';
import { useCall } from '@tessera/shell/request';
import { currentSite, hasFlag } from '@tessera/shell/site';
import { useState } from 'react';
import { type Phone, readPhone } from './number';

/**
 * Whether the country is shown and whether it is fixed (R5.7). If it is fixed, every number belongs to the merchant's
 * own country. The identity service needs it for its codes.
 */
export const countryRules = () => ({
  shown: hasFlag('UPDATEMOBILEICC3') || currentSite().smsProvider.firebase,
  disabled: hasFlag('DISABLEDMOBILEICC3'),
});

/**
 * The state of a phone field, with the countries to choose from. The merchant's own country is preselected (R3.19).
 * @param remembered a number with its plus sign, which the field starts with
 */
export function usePhone(remembered = '') {
  const { value, status, error, reload } = useCall(countryCall, {});
  const [chosen, setChosen] = useState<CountryEntry>();
  const [typed, setTyped] = useState(remembered);
  const countries = value?.countries ?? [];
  const home: CountryEntry | undefined =
    countries.find(({ countryCode }) => countryCode === value?.countryCode) ??
    (value?.countryDialingCode
      ? {
          countryCode: value.countryCode,
          countryDialingCode: value.countryDialingCode,
          countryName: undefined,
        }
      : undefined);
  const { disabled } = countryRules();
  const read = (text: string, country = chosen ?? home) =>
    readPhone(text, country, disabled ? [] : countries);
  // Read anew each time: the countries can come after the number.
  const phone = read(typed);
  const setPhone = ({ country, number }: Phone) => {
    setChosen(country);
    setTyped(number);
  };
  /** Why the countries are not there. */
  const missing = { isLoading: status === 'loading', failure: error, reload };
  return {
    phone,
    countries,
    missing: phone.country ? undefined : missing,
    setCountry: (country: CountryEntry) => setPhone({ country, number: phone.number }),
    setNumber: (text: string) => setPhone(read(text, phone.country)),
  };
}
export type PhoneInput = ReturnType<typeof usePhone>;
