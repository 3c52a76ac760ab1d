import { type CountryEntry, country as countryCall } from '@tessera/contract';
import { useCall } from '@tessera/shell/request';
import { useState } from 'react';
import { type Phone, splitNumber } from './number';

/**
 * The state of a phone field, with the countries to choose from. The merchant's own country is preselected (R3.19).
 * @param remembered a number with its plus sign, which the field starts with once the countries are known
 */
export function usePhone(remembered?: string) {
  const { value, status, error, reload } = useCall(countryCall, {});
  const [chosen, setChosen] = useState<CountryEntry>();
  const [typed, setNumber] = useState<string>();
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
  const known = remembered === undefined ? undefined : splitNumber(remembered, home, countries);
  const phone: Phone = { country: chosen ?? known?.country ?? home, number: typed ?? known?.number ?? '' };
  /** Why the countries are not there. */
  const missing = { isLoading: status === 'loading', failure: error, reload };
  return { phone, countries, missing: phone.country ? undefined : missing, setCountry: setChosen, setNumber };
}
export type PhoneInput = ReturnType<typeof usePhone>;
